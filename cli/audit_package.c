/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Finds what an import name means in the folders where Python searches for packages, and what the
 * wheel it was installed from claimed. Python itself is never run, so no code of the package is
 * executed.
 */
#include "audit.h"

#include <ctype.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Folders where Python searches for packages, as glob patterns. */
typedef struct package_folders {
    char *patterns[16]; /* from malloc */
    size_t count;       /* how many */
} package_folders;

static void add_folder(package_folders *folders, const char *left, const char *right)
{
    char *pattern = folders->count < 16 ? audit_join(left, "", right) : NULL;
    if (pattern != NULL)
        folders->patterns[folders->count++] = pattern;
}

/* PYTHONPATH is a list of folders. */
static void add_python_path(package_folders *folders)
{
    const char *path = getenv("PYTHONPATH");
    while (path != NULL && *path != '\0') {
        size_t length = strcspn(path, ":");
        char part[4096];
        if (length > 0 && length < sizeof part) {
            memcpy(part, path, length);
            part[length] = '\0';
            add_folder(folders, part, "");
        }
        path += length + (path[length] == ':');
    }
}

/* The installation of the python3 in PATH: the parent of its folder. */
static void add_python_on_path(package_folders *folders)
{
    const char *path = getenv("PATH");
    while (path != NULL && *path != '\0') {
        size_t length = strcspn(path, ":");
        char program[4096];
        int size = snprintf(program, sizeof program, "%.*s/python3", (int)length, path);
        char *real = size > 0 && (size_t)size < sizeof program ? realpath(program, NULL) : NULL;
        path += length + (path[length] == ':');
        if (real == NULL)
            continue;
        for (int i = 0; i < 2 && strrchr(real, '/') != NULL; i++)
            *strrchr(real, '/') = '\0';
        add_folder(folders, real, "/lib/python3*/site-packages");
        free(real);
        return;
    }
}

/* In the order in which an import would search them. */
static void find_package_folders(package_folders *folders)
{
    static const char *const trees[] = {"VIRTUAL_ENV", "CONDA_PREFIX"};
    add_python_path(folders);
    for (size_t i = 0; i < sizeof trees / sizeof trees[0]; i++)
        if (getenv(trees[i]) != NULL)
            add_folder(folders, getenv(trees[i]), "/lib/python3*/site-packages");
    add_python_on_path(folders);
    if (getenv("HOME") != NULL)
        add_folder(folders, getenv("HOME"), "/.local/lib/python3*/site-packages");
    add_folder(folders, "/usr/local/lib/python3*/site-packages", "");
    add_folder(folders, "/usr/local/lib/python3*/dist-packages", "");
    add_folder(folders, "/usr/lib/python3/dist-packages", "");
    add_folder(folders, "/usr/lib/python3*/site-packages", "");
}

/*
 * Return the first match of, in this order: a package NAME/__init__.py (its folder), NAME.so,
 * NAME.*.so, and a folder NAME without __init__.py. A module may have such a folder next to it,
 * with its types. From malloc; NULL if there is none.
 */
static char *find_in(const char *pattern, const char *name)
{
    static const char *const ends[] = {"/__init__.py", ".so", ".*.so", ""};
    char *found = NULL;
    for (size_t i = 0; found == NULL && i < sizeof ends / sizeof ends[0]; i++) {
        glob_t matches = {0};
        char *middle = audit_join(pattern, "/", name);
        char *whole = middle != NULL ? audit_join(middle, "", ends[i]) : NULL;
        struct stat status;
        if (whole != NULL && glob(whole, 0, NULL, &matches) == 0 && matches.gl_pathc > 0 &&
            stat(matches.gl_pathv[0], &status) == 0 && (i < 3 || S_ISDIR(status.st_mode)))
            found = audit_join(matches.gl_pathv[0], "", "");
        if (found != NULL && i == 0)
            *strrchr(found, '/') = '\0';
        globfree(&matches);
        free(whole);
        free(middle);
    }
    return found;
}

/* Import names consist of letters, digits, underscores, and dots between packages. */
static char *find_by_path(const char *name)
{
    package_folders folders = {.count = 0};
    char path[256];
    char *found = NULL;
    size_t length = strlen(name);
    if (length >= sizeof path || name[strspn(name, "abcdefghijklmnopqrstuvwxyz_"
                                                   "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.")])
        return NULL;
    for (size_t i = 0; i <= length; i++)
        path[i] = name[i] == '.' ? '/' : name[i];
    find_package_folders(&folders);
    for (size_t i = 0; i < folders.count; i++) {
        if (found == NULL)
            found = find_in(folders.patterns[i], path);
        free(folders.patterns[i]);
    }
    return found;
}

/*
 * Return whether a folder NAME-VERSION.dist-info belongs to a package; case does not matter, nor
 * which of
 * - _ . is used.
 */
static bool is_info_of(const char *folder, const char *name, size_t length)
{
    const char *base = strrchr(folder, '/') != NULL ? strrchr(folder, '/') + 1 : folder;
    for (size_t i = 0; i < length; i++) {
        bool is_dash = base[i] == '-' || base[i] == '_' || base[i] == '.';
        bool is_same = tolower((unsigned char)base[i]) == tolower((unsigned char)name[i]);
        if (base[i] == '\0' || (!is_same && !(is_dash && name[i] == '_')))
            return false;
    }
    return base[length] == '-';
}

/*
 * Read the tags of a WHEEL file: the first one, with the platforms of the others added as in a
 * wheel's file name.
 */
static bool read_tags(const char *path, audit_tags *out)
{
    char line[512];
    bool has_tags = false;
    FILE *file = fopen(path, "rb");
    *out = (audit_tags){.python = ""};
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        audit_tags tags;
        char name[600];
        line[strcspn(line, "\r\n")] = '\0';
        if (strncmp(line, "Tag: ", 5) != 0)
            continue;
        /* Made into a wheel's file name, the tag can be read by audit_tags_of. */
        snprintf(name, sizeof name, "x-1-%s.whl", line + 5);
        if (!audit_tags_of(name, &tags))
            continue;
        size_t used = strlen(out->platform);
        if (!has_tags)
            *out = tags;
        else if (strcmp(tags.abi, out->abi) == 0 && strstr(out->platform, tags.platform) == NULL)
            snprintf(out->platform + used, sizeof out->platform - used, ".%s", tags.platform);
        has_tags = true;
    }
    if (file != NULL)
        fclose(file);
    return has_tags;
}

/*
 * Read a requirement line: torch, perhaps with parentheses, and comma-separated conditions. Lines
 * with a marker (`;`) are conditional and ignored.
 */
static void take_requirement(const char *line, audit_tags *tags)
{
    static const char key[] = "Requires-Dist: torch";
    unsigned major = 0;
    unsigned minor = 0;
    if (strncmp(line, key, sizeof key - 1) != 0 || strchr(line, ';') != NULL ||
        strchr(" (<>=!~", line[sizeof key - 1]) == NULL)
        return;
    const char *exact = strstr(line, "==");
    const char *lowest = strstr(line, ">=") != NULL ? strstr(line, ">=") : strstr(line, "~=");
    const char *version = exact != NULL ? exact : lowest;
    if (version == NULL || sscanf(version + 2, " %3u.%3u", &major, &minor) != 2)
        return;
    tags->torch = major * 1000 + minor;
    tags->is_pinned = exact != NULL;
}

void audit_read_requirement(const char *metadata, audit_tags *tags)
{
    char line[256];
    for (const char *at = metadata; *at != '\0' && *at != '\n';) {
        size_t length = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", length < 255 ? (int)length : 255, at);
        take_requirement(line, tags);
        at += length + (at[length] == '\n');
    }
}

/* Read the METADATA of an installed package, whose fields end at an empty line. */
static void read_requirement_file(const char *path, audit_tags *tags)
{
    char line[512];
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return;
    while (fgets(line, sizeof line, file) != NULL && line[strspn(line, "\r\n")] != '\0') {
        line[strcspn(line, "\r\n")] = '\0';
        take_requirement(line, tags);
    }
    fclose(file);
}

/*
 * Find the notes of the installation next to the package. `path` is that of its outermost package.
 */
static bool find_tags(const char *path, audit_tags *out)
{
    const char *base = strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path;
    size_t length = strcspn(base, ".");
    char *folder = audit_join(path, "", "");
    glob_t found = {0};
    bool has_tags = false;
    if (folder == NULL)
        return false;
    folder[base - path] = '\0';
    char *pattern = audit_join(folder, "", "*.dist-info");
    if (pattern != NULL && glob(pattern, 0, NULL, &found) == 0)
        for (size_t i = 0; !has_tags && i < found.gl_pathc; i++) {
            char *notes = is_info_of(found.gl_pathv[i], base, length)
                              ? audit_join(found.gl_pathv[i], "/", "WHEEL")
                              : NULL;
            has_tags = notes != NULL && read_tags(notes, out);
            free(notes);
            notes = has_tags ? audit_join(found.gl_pathv[i], "/", "METADATA") : NULL;
            if (notes != NULL)
                read_requirement_file(notes, out);
            free(notes);
        }
    globfree(&found);
    free(pattern);
    free(folder);
    return has_tags;
}

char *audit_find_package(const char *name, audit_tags *tags, bool *has_tags)
{
    char *package = find_by_path(name);
    char *first = package != NULL ? audit_join(package, "", "") : NULL;
    *has_tags = false;
    if (first == NULL)
        return package;
    for (const char *dot = strchr(name, '.'); dot != NULL; dot = strchr(dot + 1, '.'))
        if (strrchr(first, '/') != NULL)
            *strrchr(first, '/') = '\0';
    *has_tags = find_tags(first, tags);
    free(first);
    return package;
}
