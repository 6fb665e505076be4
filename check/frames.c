/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Frames of reports: file and offset, and with debug information the function and its line.
 *
 * The latter are found by elfutils' libdw, which is opened when the first frame is printed; without
 * it a frame is file and offset (docs/decisions/0233). A copy in memory has no debug information,
 * so that of the file that it was made of is read, if it is still the same file. Everything here is
 * called under the lock.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"

/* ---- files ---- */

/* Write the name of the memory file that is mapped at `base`; return false if there is none. */
static bool find_memory_file(const void *base, char *path, size_t size)
{
    static const char sign[] = "/memfd:", end[] = " (deleted)\n";
    char line[TNC_MOST_PATH + 128];
    bool is_found = false;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps != NULL && !is_found && fgets(line, sizeof line, maps) != NULL) {
        const char *name = strstr(line, sign);
        size_t length = strlen(line);
        if (name == NULL || strtoull(line, NULL, 16) != (uintptr_t)base)
            continue;
        if (length >= sizeof end && strcmp(line + length - (sizeof end - 1), end) == 0)
            line[length - (sizeof end - 1)] = '\0';
        snprintf(path, size, "%s", name + sizeof sign - 1);
        is_found = true;
    }
    if (maps != NULL)
        fclose(maps);
    return is_found;
}

const void *tnc_file_of(const void *address, char *path, size_t size)
{
    Dl_info info;
    if (dladdr(address, &info) == 0 || info.dli_fname == NULL)
        return NULL;
    if (strncmp(info.dli_fname, "/proc/", 6) != 0 || !find_memory_file(info.dli_fbase, path, size))
        snprintf(path, size, "%s", info.dli_fname);
    return info.dli_fbase;
}

const char *tnc_without_folders(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* ---- lines ---- */

/* How libdw asks for files. It is given all that it may read, so nothing is looked for. */
typedef struct callbacks {
    int (*find_elf)(void *module, void **user, const char *name, uint64_t base, char **path,
                    void **elf);
    int (*find_debuginfo)(void *module, void **user, const char *name, uint64_t base,
                          const char *path, const char *link, uint32_t checksum, char **found);
    void (*section_address)(void); /* only asked for object files that are not linked */
    char **folders;                /* where to look for debug information, NULL */
} callbacks;

static int find_no_elf(void *module, void **user, const char *name, uint64_t base, char **path,
                       void **elf)
{
    (void)module, (void)user, (void)name, (void)base, (void)path, (void)elf;
    return -1;
}

static int find_no_debuginfo(void *module, void **user, const char *name, uint64_t base,
                             const char *path, const char *link, uint32_t checksum, char **found)
{
    (void)module, (void)user, (void)name, (void)base;
    (void)path, (void)link, (void)checksum, (void)found;
    return -1;
}

/* The functions of libdw that are used, with their types; all its objects are opaque. */
#define FUNCTIONS(x)                                                                               \
    x(dwfl_begin, void *, (const callbacks *))                                                     \
        x(dwfl_report_elf, void *, (void *, const char *, const char *, int, uint64_t, bool))      \
            x(dwfl_report_end, int, (void *, int (*)(void), void *))                               \
                x(dwfl_module_build_id, int, (void *, const unsigned char **, uint64_t *))         \
                    x(dwfl_module_addrname, const char *, (void *, uint64_t))                      \
                        x(dwfl_module_nextcu, void *, (void *, void *, uint64_t *))                \
                            x(dwarf_haspc, int, (void *, uint64_t)) x(dwarf_getsrc_die, void *,    \
                                                                      (void *, uint64_t))          \
                                x(dwarf_linesrc, const char *, (void *, uint64_t *, uint64_t *))   \
                                    x(dwarf_lineno, int, (void *, int *))

#define FIELD(name, result, parameters) result(*name) parameters;
static struct {
    FUNCTIONS(FIELD)
} libdw;

/* Open libdw. Return whether it has all that is used. */
static bool open_libdw(void)
{
    void *handle = dlopen("libdw.so.1", RTLD_LAZY | RTLD_LOCAL);
    void *symbol;
    bool is_whole = handle != NULL;
#define FIND(name, result, parameters)                                                             \
    symbol = is_whole ? dlsym(handle, #name) : NULL;                                               \
    is_whole = symbol != NULL;                                                                     \
    memcpy(&libdw.name, &symbol, sizeof symbol);
    FUNCTIONS(FIND)
    return is_whole;
}

/* Whether a file is the one that is mapped: both have the same build id, or it has none. */
static bool is_mapped_file(void *module)
{
    const unsigned char *id;
    uint64_t place = 0;
    int length = libdw.dwfl_module_build_id(module, &id, &place);
    return length <= 0 || place == 0 ||
           memcmp((const void *)(uintptr_t)place, id, (size_t)length) == 0;
}

/* Have libdw read a file as it is mapped at `base`; return its module, or NULL. */
static void *read_module(const char *path, const void *base)
{
    static const callbacks none = {find_no_elf, find_no_debuginfo, NULL, NULL};
    void *reader = libdw.dwfl_begin(&none);
    if (reader == NULL || path[0] != '/')
        return NULL;
    void *module = libdw.dwfl_report_elf(reader, path, path, -1, (uintptr_t)base, false);
    if (module == NULL || libdw.dwfl_report_end(reader, NULL, NULL) != 0 || !is_mapped_file(module))
        return NULL;
    return module;
}

/* Return the module of a file, which is read once; NULL if it cannot be read. */
static void *find_module(const char *path, const void *base)
{
    enum { MOST_FILES = 64 };
    static struct {
        const void *base; /* where it is mapped */
        void *module;     /* libdw's, or NULL */
    } files[MOST_FILES];
    static size_t nfiles;
    static int can_read = -1; /* not known yet */
    if (can_read < 0)
        can_read = open_libdw();
    for (size_t i = 0; i < nfiles; i++)
        if (files[i].base == base)
            return files[i].module;
    if (!can_read || nfiles == MOST_FILES)
        return NULL;
    files[nfiles].base = base;
    return files[nfiles++].module = read_module(path, base);
}

/*
 * Find the line of an instruction: of all units, because clang writes no table of their addresses.
 */
static const char *find_line(void *module, uint64_t address, int *number)
{
    uint64_t bias = 0;
    void *unit = NULL;
    while ((unit = libdw.dwfl_module_nextcu(module, unit, &bias)) != NULL) {
        if (libdw.dwarf_haspc(unit, address - bias) <= 0)
            continue;
        void *line = libdw.dwarf_getsrc_die(unit, address - bias);
        const char *source = line != NULL ? libdw.dwarf_linesrc(line, NULL, NULL) : NULL;
        return source != NULL && libdw.dwarf_lineno(line, number) == 0 ? source : NULL;
    }
    return NULL;
}

/* Print a function's name. That of C++ is made readable by the process's library of C++. */
static void print_function(const char *name)
{
    char *(*demangle)(const char *, char *, size_t *, int *) = NULL;
    void *symbol = strncmp(name, "_Z", 2) == 0 ? dlsym(RTLD_DEFAULT, "__cxa_demangle") : NULL;
    memcpy(&demangle, &symbol, sizeof symbol);
    int status = 0;
    char *readable = symbol != NULL ? demangle(name, NULL, NULL, &status) : NULL;
    fprintf(stderr, " in %s", readable != NULL ? readable : name);
    free(readable);
}

/* Print " in FUNCTION at FILE:LINE", or as much of it as is known; return whether anything is. */
static bool print_line(const char *path, const void *base, const void *address)
{
    int number = 0;
    void *module = find_module(path, base);
    if (module == NULL)
        return false;
    const char *function = libdw.dwfl_module_addrname(module, (uintptr_t)address);
    const char *source = find_line(module, (uintptr_t)address, &number);
    if (function != NULL)
        print_function(function);
    if (source != NULL)
        fprintf(stderr, " at %s:%d", source, number);
    return function != NULL || source != NULL;
}

/* The frame is the address after a call, so the byte before it is in the caller's line. */
void tnc_frame_print(const void *frame)
{
    char path[TNC_MOST_PATH];
    Dl_info info;
    const void *base = tnc_file_of(frame, path, sizeof path);
    if (base == NULL)
        return;
    fprintf(stderr, "      %s+0x%zx", tnc_without_folders(path),
            (size_t)((uintptr_t)frame - (uintptr_t)base));
    if (!print_line(path, base, (const char *)frame - 1) && dladdr(frame, &info) != 0 &&
        info.dli_sname != NULL)
        fprintf(stderr, " (%s+0x%zx)", info.dli_sname,
                (size_t)((uintptr_t)frame - (uintptr_t)info.dli_saddr));
    fputc('\n', stderr);
}
