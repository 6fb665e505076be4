/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds the binaries that are meant: a file, what is in a wheel, below a folder, or in a package.
 */
#include "audit.h"
#include "wheel.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* How deep folders may lie in each other. */
#define MAX_DEPTH 64

/* How much of a wheel's metadata is read; the requirements stand before the long description. */
#define METADATA_BYTES 65536

/* The ELF type of a shared object, at the place where files of both byte orders have it. */
#define ELF_TYPE_AT  16
#define ELF_TYPE_DYN 3

/* A file in memory. */
typedef struct mapped_file {
    const unsigned char *data; /* its bytes */
    size_t bytes;              /* how many */
} mapped_file;

static bool map_file(const char *path, mapped_file *out)
{
    struct stat status;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return false;
    bool is_good = fstat(file, &status) == 0 && S_ISREG(status.st_mode);
    *out = (mapped_file){NULL, 0};
    if (is_good && status.st_size > 0) {
        void *data = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
        is_good = data != MAP_FAILED;
        if (is_good)
            *out = (mapped_file){data, (size_t)status.st_size};
    }
    int reason = errno;
    close(file);
    errno = reason;
    return is_good;
}

static void unmap_file(const mapped_file *file)
{
    if (file->data != NULL)
        munmap((void *)(uintptr_t)file->data, file->bytes);
}

static bool is_elf(const unsigned char *data, size_t bytes)
{
    return bytes >= 4 && memcmp(data, "\177ELF", 4) == 0;
}

static bool is_zip(const unsigned char *data, size_t bytes)
{
    return bytes >= 4 && (memcmp(data, "PK\3\4", 4) == 0 || memcmp(data, "PK\5\6", 4) == 0);
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text);
    size_t tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* What is met on the way is taken if it is a shared object, or is called like one. Programs and
 * object files are left out. */
static bool is_library(const char *path, const unsigned char *data, size_t bytes)
{
    const char *base = strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path;
    if (!is_elf(data, bytes))
        return false;
    if (ends_with(base, ".so") || strstr(base, ".so.") != NULL)
        return true;
    return bytes > ELF_TYPE_AT + 1 && data[ELF_TYPE_AT] + data[ELF_TYPE_AT + 1] == ELF_TYPE_DYN &&
           strchr(base, '.') != NULL;
}

static void report_bytes(audit_walk *walk, const mapped_file *file, const char *path,
                         const audit_tags *tags)
{
    audit_report report;
    audit_check(file->data, file->bytes, path, tags, walk->wishes, &report);
    audit_meet(&walk->members, file->data, file->bytes, &report);
    walk->nbinaries++;
    walk->visitor(walk->context, &report);
    audit_report_free(&report);
}

char *audit_join(const char *left, const char *between, const char *right)
{
    size_t size = strlen(left) + strlen(between) + strlen(right) + 1;
    char *text = malloc(size);
    if (text != NULL)
        snprintf(text, size, "%s%s%s", left, between, right);
    return text;
}

/* ---- wheels ---- */

/* One member: its first bytes say whether all of it is wanted. */
static bool walk_member(audit_walk *walk, cli_wheel *wheel, size_t index, const char *path,
                        const audit_tags *tags)
{
    char message[512];
    size_t bytes = 0;
    const char *name = cli_wheel_name(wheel, index);
    if (ends_with(name, "/"))
        return true;
    unsigned char *data = cli_wheel_read(wheel, index, 64, &bytes, message, sizeof message);
    bool is_wanted = data != NULL && is_library(name, data, bytes);
    bool is_good = data != NULL;
    free(data);
    data = NULL;
    if (is_wanted) {
        data = cli_wheel_read(wheel, index, SIZE_MAX, &bytes, message, sizeof message);
        is_good = data != NULL;
    }
    char *whole = audit_join(path, "/", name);
    if (!is_good)
        cli_fail("audit", "%s/%s: %s", path, name, message);
    else if (whole == NULL)
        cli_fail("audit", "out of memory");
    else if (is_wanted)
        report_bytes(walk, &(mapped_file){data, bytes}, whole, tags);
    is_good = is_good && whole != NULL;
    free(whole);
    free(data);
    return is_good;
}

/* The metadata say which PyTorch a wheel wants; a wheel without them makes no claim. */
static void read_metadata(cli_wheel *wheel, audit_tags *tags)
{
    char message[512];
    size_t bytes = 0;
    for (size_t i = 0; i < cli_wheel_count(wheel); i++) {
        const char *name = cli_wheel_name(wheel, i);
        if (!ends_with(name, ".dist-info/METADATA") || strchr(name, '/') != strrchr(name, '/'))
            continue;
        unsigned char *text =
            cli_wheel_read(wheel, i, METADATA_BYTES, &bytes, message, sizeof message);
        if (text != NULL)
            audit_read_requirement((const char *)text, tags);
        free(text);
        return;
    }
}

static bool walk_wheel(audit_walk *walk, const mapped_file *file, const char *path)
{
    char message[512];
    audit_tags tags;
    bool has_tags = audit_tags_of(path, &tags);
    cli_wheel *wheel = cli_wheel_open(file->data, file->bytes, message, sizeof message);
    if (wheel == NULL) {
        cli_fail("audit", "%s: is refused: %s", path, message);
        return false;
    }
    bool is_good = true;
    read_metadata(wheel, &tags);
    for (size_t i = 0; i < cli_wheel_count(wheel); i++)
        is_good = walk_member(walk, wheel, i, path, has_tags ? &tags : NULL) && is_good;
    cli_wheel_close(wheel);
    return is_good;
}

/* ---- files and folders ---- */

/* A file; one that was named is taken whatever it is, one that was met if it is a library or a
 * wheel. */
static bool walk_file(audit_walk *walk, const char *path, bool was_named, const audit_tags *tags)
{
    mapped_file file;
    bool is_good = true;
    errno = 0;
    if (!map_file(path, &file)) {
        cli_fail("audit", "%s: %s", path, errno != 0 ? strerror(errno) : "is no regular file");
        return false;
    }
    bool is_archive = is_zip(file.data, file.bytes);
    if (is_archive && (was_named || ends_with(path, ".whl")))
        is_good = walk_wheel(walk, &file, path);
    else if (was_named || is_library(path, file.data, file.bytes))
        report_bytes(walk, &file, path, tags);
    unmap_file(&file);
    return is_good;
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static int is_visible(const struct dirent *entry)
{
    return strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
}

static bool walk_folder(audit_walk *walk, const char *path, const audit_tags *tags, int depth);

/* What a folder holds; links to folders are not followed, as they may lead round. */
static bool walk_entry(audit_walk *walk, const char *path, const audit_tags *tags, int depth)
{
    struct stat status;
    if (lstat(path, &status) != 0) {
        cli_fail("audit", "%s: %s", path, strerror(errno));
        return false;
    }
    if (S_ISDIR(status.st_mode))
        return walk_folder(walk, path, tags, depth + 1);
    if (S_ISLNK(status.st_mode) && (stat(path, &status) != 0 || !S_ISREG(status.st_mode)))
        return true;
    return !S_ISREG(status.st_mode) || walk_file(walk, path, false, tags);
}

static bool walk_folder(audit_walk *walk, const char *path, const audit_tags *tags, int depth)
{
    struct dirent **entries = NULL;
    bool is_good = true;
    int count = depth < MAX_DEPTH ? scandir(path, &entries, is_visible, by_name) : -1;
    if (count < 0) {
        cli_fail("audit", "%s: %s", path, depth < MAX_DEPTH ? strerror(errno) : "lies too deep");
        return false;
    }
    for (int i = 0; i < count; i++) {
        char *entry = audit_join(path, ends_with(path, "/") ? "" : "/", entries[i]->d_name);
        is_good = entry != NULL && walk_entry(walk, entry, tags, depth) && is_good;
        free(entry);
        free(entries[i]);
    }
    free(entries);
    return is_good;
}

bool audit_target(audit_walk *walk, const char *name)
{
    struct stat status;
    size_t before = walk->nbinaries;
    if (stat(name, &status) == 0) {
        if (!S_ISDIR(status.st_mode))
            return walk_file(walk, name, true, NULL);
        bool is_good = walk_folder(walk, name, NULL, 0);
        if (is_good && walk->nbinaries == before)
            cli_fail("audit", "%s: has no shared object below it", name);
        return is_good && walk->nbinaries > before;
    }
    audit_tags tags;
    bool has_tags = false;
    char *package = audit_find_package(name, &tags, &has_tags);
    if (package == NULL) {
        cli_fail("audit", "%s: is neither a file nor an installed package", name);
        return false;
    }
    const audit_tags *given = has_tags ? &tags : NULL;
    bool is_good = stat(package, &status) == 0 && S_ISDIR(status.st_mode)
                       ? walk_folder(walk, package, given, 0)
                       : walk_file(walk, package, true, given);
    if (is_good && walk->nbinaries == before)
        cli_fail("audit", "%s: the package %s has no shared object", name, package);
    free(package);
    return is_good && walk->nbinaries > before;
}
