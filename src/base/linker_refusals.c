/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the dynamic linker says when it refuses a file, as a sentence with a cause and a cure. Its
 * own words follow, because they contain names that nothing else knows.
 */
#include <dlfcn.h>

#include <stdio.h>

#include "base/base.h"
#include <tenon/experimental/binary.h>

/* A text of the linker, what it means, and what helps. */
typedef struct refusal {
    const char *sign;  /* words in the linker's text */
    const char *cause; /* follows "FILE: " */
    const char *cure;  /* follows "Cure: " */
} refusal;

/* The first entry that fits is used. */
static const refusal refusals[] = {
    {"undefined symbol: Py", "takes functions of Python, and this process runs none",
     "load it from Python (tenon.ops.load_library), or link it without Python's functions"},
    {"undefined symbol", "takes a symbol that nothing in this process has",
     "link it with the library that has the symbol, or open that library first with RTLD_GLOBAL; "
     "`ldd -r FILE` lists all such symbols"},
    {"GLIBC_", "was built for a newer C library than this machine has",
     "build it on the oldest system that it shall run on, or run it on a newer one"},
    {"GLIBCXX_", "was built for a newer libstdc++ than this process has",
     "install a newer libstdc++ (libstdc++6), or link the file with -static-libstdc++"},
    {"not found (required by", "needs another version of a library than this process has",
     "install the version that the linker names, and look at LD_LIBRARY_PATH"},
    {"cannot open shared object file", "needs a library that cannot be found",
     "install it, or name its folder in LD_LIBRARY_PATH"},
    {"invalid ELF header", "is no shared library",
     "look at what the file is (`file FILE`); a linker script or an archive is not loaded"},
    {"file too short", "is cut off, or no shared library", "make or copy it anew"},
    {"wrong ELF class", "was built for another kind of machine", "build it for this one"},
    {"static TLS", "needs room for thread-local variables that is used up",
     "load it earlier, or set GLIBC_TUNABLES=glibc.rtld.optional_static_tls=16384"},
    {"executable stack", "asks for an executable stack, which this system does not give",
     "link it with -Wl,-z,noexecstack"},
    {"failed to map segment", "cannot be mapped",
     "look at the memory that is left (ulimit -v) and at a file system mounted noexec"},
};

/* For a file that the linker did not find itself, by its path or by a name to search for. */
static const refusal absent = {"", "is not there, or cannot be read",
                               "look at the path and at the permissions of the file"};
static const refusal nowhere = {"", "cannot be found",
                                "install it, or name its folder in LD_LIBRARY_PATH"};

static const refusal unknown = {"", "is refused by the dynamic linker",
                                "`ldd -r FILE` and LD_DEBUG=files show more"};

/* Whether the linker's text begins with the file, and not with a library that it needs. */
static bool is_about(const char *said, const char *path)
{
    size_t length = strlen(path);
    return strncmp(said, path, length) == 0 && strncmp(said + length, ": cannot open ", 14) == 0;
}

static const refusal *find_refusal(const char *said, const char *path)
{
    if (is_about(said, path))
        return strchr(path, '/') != NULL ? &absent : &nowhere;
    for (size_t i = 0; i < TN_LEN(refusals); i++)
        if (strstr(said, refusals[i].sign) != NULL)
            return &refusals[i];
    return &unknown;
}

size_t tn_linker_refusal_print(const char *path, const char *said, char *buffer, size_t size)
{
    if (path == NULL)
        path = "";
    if (said == NULL)
        said = "nothing";
    const refusal *found = find_refusal(said, path);
    int length = snprintf(buffer, size, "%s: %s. Cure: %s (the dynamic linker says: %s)", path,
                          found->cause, found->cure, said);
    return length < 0 ? 0 : (size_t)length;
}

tn_status tni_linker_refusal(const char *path)
{
    const char *said = dlerror();
    char text[4096];
    (void)tn_linker_refusal_print(path, said, text, sizeof text);
    return tni_fail(TN_ERR_IO, "%s", text);
}
