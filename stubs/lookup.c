/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What dlsym is to an extension in a process that answers as an older release of PyTorch. A library
 * of its own, since an extension that names none of PyTorch's finds it in the global scope, where
 * nothing else of the stand-ins may be (src/loader/needs.c).
 */
#include <dlfcn.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <tenon/version.h>

__attribute__((visibility("default"))) void *lsym(void *handle, const char *name);

/* Whether a name is one of PyTorch's functions that the release which is answered lacks. */
static bool is_too_young(const char *since)
{
    unsigned major = 0;
    unsigned minor = 0;
    return since != NULL && strcmp(since, "2.9") != 0 &&
           sscanf(since, "%u.%u", &major, &minor) == 2 &&
           ((uint64_t)major << 56 | (uint64_t)minor << 48) > tn_torch_abi_version();
}

/* The library that an address lies in, for dlsym; NULL if it lies in none. */
static void *library_of(const void *address)
{
    Dl_info info;
#ifdef RTLD_DL_LINKMAP
    struct link_map *map = NULL;
    return dladdr1(address, &info, (void **)&map, RTLD_DL_LINKMAP) != 0 ? map : NULL;
#else
    /* musl has the same handle for a library that is open already, and keeps it open for good. */
    return dladdr(address, &info) != 0 ? dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD) : NULL;
#endif
}

/*
 * In the scope of the library that `caller` lies in: the global one, then its own. RTLD_DEFAULT
 * would be this library's, to which every extension's is added.
 */
static void *find_for(const void *caller, const char *name)
{
    void *address = dlsym(dlopen(NULL, RTLD_LAZY), name);
    void *own = address == NULL ? library_of(caller) : NULL;
    return own != NULL ? dlsym(own, name) : address;
}

/*
 * dlsym without its first letter: what the loader makes of the import when the process answers as
 * an older release (src/loader/memory_copy.c). Names that the release does not have are looked up
 * in a spelling that nobody has, so that dlerror says why.
 */
void *lsym(void *handle, const char *name)
{
    const char *since = tn_torch_abi_since(name);
    if (is_too_young(since)) {
        char text[160];
        uint64_t served = tn_torch_abi_version();
        snprintf(text, sizeof text, "%.80s (since PyTorch %s; this process answers as %u.%u)", name,
                 since, (unsigned)(served >> 56), (unsigned)(served >> 48 & 0xff));
        return dlsym(RTLD_DEFAULT, text);
    }
    return handle == RTLD_DEFAULT ? find_for(__builtin_return_address(0), name)
                                  : dlsym(handle, name);
}
