/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the core asks of the operating system: environment variables, files as bytes, the folder of
 * the library, which libraries are open, and a random number.
 *
 * The contents of library files are read in src/loader, and threads are in threads.c. A failure
 * here has the file's name and the system's reason in its message, because a caller in C sees
 * nothing else.
 */
#include "base/base.h"
#include "base/system_seed.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/*
 * A setuid program runs with its caller's environment, and TENON_STUBS would let that caller choose
 * what code it loads. AT_SECURE also covers file capabilities, which comparing user ids would miss.
 */
const char *tni_env(const char *name)
{
    return getauxval(AT_SECURE) ? NULL : getenv(name);
}

/* strtoll alone would take blanks, a sign, and text behind the number. */
int64_t tni_env_number(const char *name, int64_t fallback, bool *is_wrong)
{
    const char *text = tni_env(name);
    *is_wrong = false;
    if (text == NULL || *text == '\0')
        return fallback;
    int saved = errno;
    errno = 0;
    char *end;
    long long number = strtoll(text, &end, 10);
    *is_wrong = *text < '0' || *text > '9' || *end != '\0' || errno != 0;
    errno = saved;
    return *is_wrong ? fallback : number;
}

void tni_env_warn(const char *name)
{
    const char *text = tni_env(name); /* the program may have changed it since */
    tni_warn("%s is '%s', which is no whole number; it changes nothing", name,
             text != NULL ? text : "");
}

/*
 * The system's random numbers without waiting. If the machine has just started and has none yet, or
 * a sandbox forbids the call, the clock and addresses that differ by process are used.
 */
uint64_t tni_system_seed(void)
{
    uint64_t seed;
    struct timespec now = {0};
    if (getrandom(&seed, sizeof seed, GRND_NONBLOCK) == (ssize_t)sizeof seed)
        return seed;
    (void)clock_gettime(CLOCK_REALTIME, &now);
    seed = (uint64_t)now.tv_sec * UINT64_C(1000000007) + (uint64_t)now.tv_nsec;
    return seed ^ (uint64_t)(uintptr_t)&seed ^ (uint64_t)getpid() << 32;
}

/* GNU's strerror_r returns the text, that of POSIX whether it is in the buffer. */
const char *tni_error_text(int number, char *buffer, size_t size)
{
#ifdef __GLIBC__
    return strerror_r(number, buffer, size);
#else
    return strerror_r(number, buffer, size) == 0 ? buffer : "unknown error";
#endif
}

static tn_status fail_file(const char *path, int number)
{
    char buffer[128];
    return tni_fail(TN_ERR_IO, "%s: %s", path, tni_error_text(number, buffer, sizeof buffer));
}

/*
 * Map an open file; the descriptor remains open. Only regular files have a size: a pipe or a device
 * is refused before anybody waits for it. The mapping is private; what another process writes into
 * the file later may or may not show, so readers check every offset against the size and check
 * nothing twice.
 */
static tn_status map_descriptor(int file, const char *path, const void **data, size_t *bytes)
{
    struct stat about;
    if (fstat(file, &about) != 0)
        return fail_file(path, errno);
    if (!S_ISREG(about.st_mode))
        return tni_fail(TN_ERR_IO, "%s: not a regular file", path);
    void *mapped = NULL;
    size_t size = (size_t)about.st_size;
    if (size) {
        mapped = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
        if (mapped == MAP_FAILED)
            return fail_file(path, errno);
    }
    *data = mapped;
    *bytes = size;
    return TN_OK;
}

/* The mapping does not need the descriptor, so none stays open for the life of an extension. */
tn_status tni_map_file(const char *path, const void **data, size_t *bytes)
{
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* do not wait for a pipe */
    if (file < 0)
        return fail_file(path, errno);
    tn_status status = map_descriptor(file, path, data, bytes);
    close(file);
    return status;
}

tn_status tni_map_copy_on_write(const void *data, size_t bytes)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)data & ~(page - 1);
    size_t length = (uintptr_t)data + bytes - start;
    if (bytes == 0 || mprotect((void *)start, length, PROT_READ | PROT_WRITE) == 0)
        return TN_OK;
    return tni_fail(TN_ERR_MEMORY, "%zu bytes of a file cannot be made writable: %s", length,
                    strerror(errno));
}

void tni_forget_pages(const void *data, size_t bytes)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = ((uintptr_t)data + page - 1) & ~(page - 1);
    uintptr_t end = ((uintptr_t)data + bytes) & ~(page - 1);
    if (start < end)
        (void)madvise((void *)start, end - start, MADV_DONTNEED);
}

void tni_unmap(const void *data, size_t bytes)
{
    if (data && bytes)
        munmap((void *)(uintptr_t)data, bytes);
}

/* By the address of something in the library, since neither argv nor the environment can tell. */
tn_status tni_own_folder(char *folder)
{
    static const char anchor = 0;
    Dl_info info;
    char name[PATH_MAX];
    if (dladdr(&anchor, &info) == 0 || info.dli_fname == NULL ||
        realpath(info.dli_fname, name) == NULL)
        return tni_fail(TN_ERR_IO, "cannot tell where libtenon lies");
    char *slash = strrchr(name, '/');
    *slash = '\0';
    memcpy(folder, name, (size_t)(slash - name) + 1);
    return TN_OK;
}

/*
 * Return the SONAME of an open library; NULL without one. Where the linker stores addresses in the
 * dynamic section itself they are absolute; elsewhere they count from the library's start.
 */
static const char *soname_of(const struct dl_phdr_info *info)
{
    uintptr_t strings = 0;
    const ElfW(Dyn) *name = NULL;
    for (size_t i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type != PT_DYNAMIC)
            continue;
        const ElfW(Dyn) *entry = (const void *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
        for (; entry->d_tag != DT_NULL; entry++) {
            if (entry->d_tag == DT_STRTAB)
                strings = entry->d_un.d_ptr;
            else if (entry->d_tag == DT_SONAME)
                name = entry;
        }
    }
    if (strings == 0 || name == NULL)
        return NULL;
    if (strings < info->dlpi_addr)
        strings += info->dlpi_addr;
    return (const char *)strings + name->d_un.d_val;
}

static int is_called(struct dl_phdr_info *info, size_t size, void *soname)
{
    (void)size;
    const char *name = soname_of(info);
    return name != NULL && strcmp(name, soname) == 0;
}

/* dl_iterate_phdr stops at the first visit that is not 0, and returns it. */
bool tni_library_is_open(const char *soname)
{
    return dl_iterate_phdr(is_called, (void *)(uintptr_t)soname) != 0;
}
