/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Finds the binaries to audit: a file, the members of a wheel, the files below a folder, or an
 * installed package.
 */
#include "audit.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <tenon/experimental/archive.h>

/* Maximum nesting of folders. */
#define MAX_DEPTH 64

/* How much of a wheel's metadata is read; the requirements precede the long description. */
#define METADATA_BYTES 65536

/* Maximum size of a member. */
#define MAX_MEMBER_BYTES (4ULL << 30)

/* Offset and value of the ELF type of a shared object. The offset is the same for all classes. */
#define ELF_TYPE_AT  16
#define ELF_TYPE_DYN 3

/* A file mapped into memory. */
typedef struct mapped_file {
    const unsigned char *data; /* its bytes */
    size_t bytes;              /* how many */
} mapped_file;

/* O_NONBLOCK keeps the open of a FIFO from blocking. errno is 0 for a file that is not regular. */
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

/*
 * Return whether a file that was found, not named, is audited: it is a shared object, or has the
 * name of one. Programs and object files are not.
 */
static bool is_library(const char *path, const unsigned char *data, size_t bytes)
{
    const char *base = strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path;
    if (!is_elf(data, bytes))
        return false;
    if (ends_with(base, ".so") || strstr(base, ".so.") != NULL)
        return true;
    /* The sum of both bytes is the type in either byte order. */
    return bytes > ELF_TYPE_AT + 1 && data[ELF_TYPE_AT] + data[ELF_TYPE_AT + 1] == ELF_TYPE_DYN &&
           strchr(base, '.') != NULL;
}

/* Check one binary, compare it with those before, and give the report to the visitor. */
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

/* ---- wheels ---- */

/*
 * Return the first `limit` bytes of a member, or all of it, from malloc; NULL after a message. The
 * core has checked the member's claimed size.
 */
static unsigned char *read_member(tn_archive *archive, size_t index, size_t limit, size_t *bytes)
{
    tn_archive_member member = {.size = sizeof member};
    unsigned char *out = NULL;
    if (tn_archive_member_at(archive, index, &member) == TN_OK) {
        *bytes = member.bytes < limit ? (size_t)member.bytes : limit;
        out = *bytes <= MAX_MEMBER_BYTES ? malloc(*bytes + 1) : NULL;
        if (out == NULL)
            cli_fail("audit", "%s: does not fit into memory", member.name);
        else if (tn_archive_read(archive, index, out, *bytes) == TN_OK)
            return out;
        else
            cli_fail_last("audit");
    }
    free(out);
    return NULL;
}

/* Audit one member. Its first bytes tell whether all of it is needed. */
static bool walk_member(audit_walk *walk, tn_archive *archive, size_t index, const char *path,
                        const audit_tags *tags)
{
    tn_archive_member member = {.size = sizeof member};
    size_t bytes = 0;
    if (tn_archive_member_at(archive, index, &member) != TN_OK || ends_with(member.name, "/"))
        return true;
    /* 64 bytes are the header of an ELF file. */
    unsigned char *data = read_member(archive, index, 64, &bytes);
    bool is_wanted = data != NULL && is_library(member.name, data, bytes);
    bool is_good = data != NULL;
    free(data);
    data = NULL;
    if (is_wanted) {
        data = read_member(archive, index, SIZE_MAX, &bytes);
        is_good = data != NULL;
    }
    char *whole = is_good ? audit_join(path, "/", member.name) : NULL;
    if (is_good && whole == NULL)
        cli_fail("audit", "out of memory");
    else if (is_wanted && is_good)
        report_bytes(walk, &(mapped_file){data, bytes}, whole, tags);
    is_good = is_good && whole != NULL;
    free(whole);
    free(data);
    return is_good;
}

/* Read which PyTorch a wheel requires; without metadata it claims nothing. */
static void read_metadata(tn_archive *archive, audit_tags *tags)
{
    tn_archive_member member = {.size = sizeof member};
    for (size_t i = 0; i < tn_archive_count(archive); i++) {
        if (tn_archive_member_at(archive, i, &member) != TN_OK ||
            !ends_with(member.name, ".dist-info/METADATA") ||
            strchr(member.name, '/') != strrchr(member.name, '/'))
            continue;
        size_t bytes = member.bytes < METADATA_BYTES ? (size_t)member.bytes : METADATA_BYTES;
        char *text = calloc(bytes + 1, 1);
        if (text != NULL && tn_archive_read(archive, i, text, bytes) == TN_OK)
            audit_read_requirement(text, tags);
        free(text);
        return;
    }
}

/* Audit a wheel, or another archive with binaries, such as the package of a compiled model. */
static bool walk_archive(audit_walk *walk, const mapped_file *file, const char *path)
{
    audit_tags tags;
    bool has_tags = audit_tags_of(path, &tags);
    tn_archive *archive;
    if (tn_archive_open_memory(file->data, file->bytes, path, &archive) != TN_OK) {
        cli_fail_last("audit");
        return false;
    }
    bool is_good = true;
    read_metadata(archive, &tags);
    for (size_t i = 0; i < tn_archive_count(archive); i++)
        is_good = walk_member(walk, archive, i, path, has_tags ? &tags : NULL) && is_good;
    tn_archive_free(archive);
    return is_good;
}

/* ---- files and folders ---- */

/*
 * Audit a file. One that was named is audited whatever it is; one that was found, if it is a
 * library, a wheel or the package of a compiled model.
 */
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
    if (is_archive && (was_named || ends_with(path, ".whl") || ends_with(path, ".pt2")))
        is_good = walk_archive(walk, &file, path);
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

/* Audit an entry of a folder. Links to folders are not followed, because they may form cycles. */
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

/* Check the binaries in a folder and the folders in it. Return false if one could not be read. */
static bool walk_folder(audit_walk *walk, const char *path, const audit_tags *tags, int depth)
{
    struct dirent **entries = NULL;
    bool is_good = true;
    int count = depth < MAX_DEPTH ? scandir(path, &entries, is_visible, by_name) : -1;
    if (count < 0) {
        cli_fail("audit", "%s: %s", path,
                 depth < MAX_DEPTH ? strerror(errno) : "it is nested too deep");
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
    /* The name is no file, so it may be that of an installed package. */
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
