/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes a bundle: copies of the pieces, with search paths that stay inside the folder, and their
 * licences as far as the distribution has them.
 *
 * A search path is an entry of the dynamic section that refers to a string. Nothing is added to a
 * file: an entry is removed by moving the following ones up, and a path is replaced by a shorter
 * string and the tag for a path that is inherited. So a copy is as long as its original.
 */
#include "bundle.h"
#include "times.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- search paths ---- */

/*
 * Return the dynamic section of a file that tn_binary has accepted; 0 entries if it is not
 * complete.
 */
static Elf64_Dyn *find_dynamic(char *data, size_t bytes, size_t *count)
{
    Elf64_Ehdr header;
    Elf64_Phdr part;
    *count = 0;
    memcpy(&header, data, sizeof header);
    for (size_t i = 0; i < header.e_phnum; i++) {
        memcpy(&part, data + header.e_phoff + i * sizeof part, sizeof part);
        if (part.p_type != PT_DYNAMIC || part.p_offset % _Alignof(Elf64_Dyn) != 0 ||
            part.p_offset + part.p_filesz > bytes)
            continue;
        *count = part.p_filesz / sizeof(Elf64_Dyn);
        return (Elf64_Dyn *)(void *)(data + part.p_offset);
    }
    return NULL;
}

/* Remove the search path, filling the end with DT_NULL. */
static void drop_search(Elf64_Dyn *entries, size_t count)
{
    size_t kept = 0;
    for (size_t i = 0; i < count; i++)
        if (entries[i].d_tag != DT_RUNPATH && entries[i].d_tag != DT_RPATH)
            entries[kept++] = entries[i];
    memset(&entries[kept], 0, (count - kept) * sizeof *entries);
}

/*
 * Set the search path; `old` is the string in the file. False if there is none, or it is too short.
 */
static bool set_search(Elf64_Dyn *entries, size_t count, char *old, const char *path)
{
    bool is_set = false;
    for (size_t i = 0; i < count && strlen(old) >= strlen(path); i++) {
        if (entries[i].d_tag != DT_RUNPATH && entries[i].d_tag != DT_RPATH)
            continue;
        entries[i].d_tag = DT_RPATH;
        is_set = true;
    }
    if (is_set)
        memcpy(old, path, strlen(path) + 1);
    return is_set;
}

int cli_bundle_edit_search(const bundle_piece *piece, char *data, size_t bytes)
{
    tn_binary *binary;
    tn_binary_facts facts = {.size = sizeof facts};
    if (tn_binary_read(data, bytes, piece->from, &binary) != TN_OK)
        return cli_fail_last("bundle");
    tn_binary_describe(binary, &facts);
    /* The facts point into the same bytes. */
    size_t count, old = (size_t)(facts.search - (const char *)data);
    bool has_search = facts.search[0] != '\0';
    tn_binary_free(binary);
    Elf64_Dyn *entries = find_dynamic(data, bytes, &count);
    const char *path = piece->search == BUNDLE_SEARCH_LIB ? "$ORIGIN/lib" : "$ORIGIN";
    if (piece->search != BUNDLE_SEARCH_LIB && piece->search != BUNDLE_SEARCH_OWN)
        drop_search(entries, count);
    else if (!has_search || !set_search(entries, count, data + old, path))
        return cli_fail("bundle",
                        "%s was installed without a run path, so its copy cannot be led to the "
                        "libraries beside it",
                        piece->from);
    return CLI_OK;
}

/* ---- files ---- */

static int fail_file(const char *path)
{
    return cli_fail("bundle", "%s: %s", path, strerror(errno));
}

/* Writes are cut so that progress is shown within a file. */
#define MEGABYTE     1000000
#define MOST_AT_ONCE (4 * MEGABYTE)

/* The copies of a bundle so far. */
typedef struct copying {
    cli_progress progress; /* in megabytes */
    size_t bytes;          /* how many are written */
} copying;

/* Write all of the data to a new file. */
static int write_new(const char *path, const void *data, size_t bytes, unsigned mode, copying *all)
{
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (file < 0)
        return fail_file(path);
    const char *next = data;
    while (bytes > 0) {
        ssize_t written = write(file, next, bytes < MOST_AT_ONCE ? bytes : MOST_AT_ONCE);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            break;
        next += written;
        bytes -= (size_t)written;
        all->bytes += (size_t)written;
        cli_progress_step(&all->progress, all->bytes / MEGABYTE);
    }
    int error = bytes > 0 ? errno : 0;
    if (close(file) != 0 && error == 0)
        error = errno;
    errno = error;
    return error == 0 ? CLI_OK : fail_file(path);
}

/* Make the folders above a file of the bundle; `top` is the length of the bundle's path. */
static int make_folders(char *path, size_t top)
{
    for (char *slash = path + top; (slash = strchr(slash + 1, '/')) != NULL;) {
        *slash = '\0';
        int error = mkdir(path, 0777) != 0 && errno != EEXIST ? errno : 0;
        *slash = '/';
        errno = error;
        if (error != 0)
            return fail_file(path);
    }
    return CLI_OK;
}

/*
 * Map a piece privately: the mapping is the copy that is changed, and the original stays as it is.
 */
static int map_piece(const bundle_piece *piece, char **data)
{
    int file = open(piece->from, O_RDONLY | O_CLOEXEC);
    void *mapped = file < 0
                       ? MAP_FAILED
                       : mmap(NULL, piece->bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE, file, 0);
    int status = mapped == MAP_FAILED ? fail_file(piece->from) : CLI_OK;
    if (file >= 0)
        close(file);
    *data = mapped;
    return status;
}

/* Write a file of the bundle, with changed search paths unless it is to be kept as it is. */
static int write_piece(const bundle_plan *plan, const bundle_piece *piece, copying *all)
{
    char path[PATH_MAX];
    char *data = NULL;
    if (snprintf(path, sizeof path, "%s/%s", plan->folder, piece->name) >= (int)sizeof path)
        return cli_fail("bundle", "the path of %s is too long", piece->name);
    int status = make_folders(path, strlen(plan->folder));
    if (status != CLI_OK || piece->bytes == 0)
        return status == CLI_OK ? write_new(path, "", 0, 0666, all) : status;
    status = map_piece(piece, &data);
    if (status != CLI_OK)
        return status;
    if (piece->search != BUNDLE_SEARCH_KEPT)
        status = cli_bundle_edit_search(piece, data, piece->bytes);
    if (status == CLI_OK)
        status = write_new(path, data, piece->bytes,
                           piece->search == BUNDLE_SEARCH_LIB ? 0777 : 0666, all);
    munmap(data, piece->bytes);
    return status;
}

static int remove_one(const char *path, const struct stat *about, int type, struct FTW *where)
{
    (void)about;
    (void)type;
    (void)where;
    (void)remove(path);
    return 0;
}

/* The folder is new, so on failure all of it can be removed. */
int cli_bundle_write(const bundle_plan *plan, const char *manifest)
{
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s/manifest.json", plan->folder) >= (int)sizeof path)
        return cli_fail("bundle", "the path of %s is too long", plan->folder);
    if (mkdir(plan->folder, 0777) != 0)
        return errno == EEXIST
                   ? cli_fail("bundle", "%s is there already; a bundle is made in a new folder",
                              plan->folder)
                   : fail_file(plan->folder);
    int status = CLI_OK;
    size_t bytes = 0;
    for (size_t i = 0; i < plan->npieces; i++)
        bytes += plan->pieces[i].bytes;
    copying all = {.progress = cli_progress_begin("MB", bytes / MEGABYTE)};
    for (size_t i = 0; i < plan->npieces && status == CLI_OK; i++)
        status = write_piece(plan, &plan->pieces[i], &all);
    if (status == CLI_OK)
        status = write_new(path, manifest, strlen(manifest), 0666, &all);
    cli_progress_clear();
    if (status != CLI_OK)
        (void)nftw(plan->folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
    return status;
}

/* ---- licences ---- */

/* Read a line of dpkg-query: "zlib1g:amd64: /lib/x86_64-linux-gnu/libz.so.1". */
static void take_owner(bundle_plan *plan, const char *line)
{
    const char *path = strstr(line, ": ");
    size_t length = strcspn(line, ":,");
    if (path == NULL || line[0] == ' ' || strncmp(line, "diversion ", 10) == 0)
        return;
    path += 2;
    for (size_t i = 0; i < plan->npieces; i++) {
        bundle_piece *piece = &plan->pieces[i];
        size_t usr = strncmp(piece->from, "/usr/", 5) == 0 ? 4 : 0;
        if (strcmp(path, piece->from) == 0 || strcmp(path, piece->from + usr) == 0)
            snprintf(piece->package, sizeof piece->package, "%.*s", (int)length, line);
    }
}

/*
 * Start dpkg-query. dpkg knows a file by the path it was installed under, which may lack the /usr
 * into which folders were merged since; so both are asked for. NULL if that is not possible.
 */
static FILE *ask_distribution(const bundle_plan *plan, pid_t *child)
{
    extern char **environ;
    int ends[2];
    posix_spawn_file_actions_t actions;
    const char **words = calloc(2 * plan->npieces + 4, sizeof *words);
    size_t count = 0;
    if (words == NULL || pipe(ends) != 0) {
        free(words);
        return NULL;
    }
    /* dpkg-query -S prints a line "PACKAGE: PATH" for each path that it knows. */
    words[count++] = "dpkg-query";
    words[count++] = "-S";
    for (size_t i = 0; i < plan->npieces; i++) {
        const char *from = plan->pieces[i].from;
        words[count++] = from;
        if (strncmp(from, "/usr/", 5) == 0)
            words[count++] = from + 4;
    }
    /* The child writes to the pipe; its messages on unknown paths are dropped. */
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    posix_spawn_file_actions_addclose(&actions, ends[1]);
    int error = posix_spawnp(child, words[0], &actions, NULL, (char **)(void *)words, environ);
    posix_spawn_file_actions_destroy(&actions);
    free(words);
    close(ends[1]);
    FILE *answer = error == 0 ? fdopen(ends[0], "r") : NULL;
    if (answer == NULL)
        close(ends[0]);
    return answer;
}

/* Note which package of the distribution each file is from. Without dpkg nothing is noted. */
static void find_owners(bundle_plan *plan)
{
    pid_t child;
    char *line = NULL;
    size_t size = 0;
    FILE *answer = ask_distribution(plan, &child);
    if (answer == NULL)
        return;
    while (getline(&line, &size, answer) > 0) {
        line[strcspn(line, "\n")] = '\0';
        take_owner(plan, line);
    }
    free(line);
    fclose(answer);
    (void)waitpid(child, NULL, 0);
}

/* Tenon's licence is next to the program's folder; licences that do not exist are omitted. */
int cli_bundle_add_licenses(bundle_plan *plan)
{
    char program[PATH_MAX], path[2 * PATH_MAX], name[PATH_MAX];
    int status = CLI_OK;
    find_owners(plan);
    if (cli_bundle_program(program))
        *strrchr(program, '/') = '\0';
    snprintf(path, sizeof path, "%s/../share/doc/tenon/copyright", program);
    if (access(path, R_OK) == 0)
        status =
            cli_bundle_add(plan, path, "licenses/tenon", "Tenon's licence", BUNDLE_SEARCH_KEPT);
    for (size_t i = 0; i < plan->npieces && status == CLI_OK; i++) {
        const char *package = plan->pieces[i].package;
        snprintf(path, sizeof path, "/usr/share/doc/%s/copyright", package);
        snprintf(name, sizeof name, "licenses/%s", package);
        if (package[0] != '\0' && access(path, R_OK) == 0)
            status = cli_bundle_add(plan, path, name, "the licence of what lies in lib",
                                    BUNDLE_SEARCH_KEPT);
    }
    return status;
}
