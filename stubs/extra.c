/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Symbols that extensions import and that the machine may lack: of a newer libstdc++, of PyTorch's
 * libraries, of Python; and what dlsym is to an extension in a process that answers as an older
 * release of PyTorch. stubs.tsv has the reason for each. In C, because a process that loads only
 * C extensions must not get libstdc++ through its stand-ins; where libstdc++ is asked for
 * something, it is in the process already, since a C++ extension is the caller.
 */
#include <dlfcn.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <tenon/version.h>

#define EXPORT __attribute__((visibility("default")))

/* The C++ names, as C sees them: the object is the first parameter. */
#define REPLACE_COLD     _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_replace_coldEPcmPKcmm
#define STRINGSTREAM     _ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1Ev
#define OSTRINGSTREAM    _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev
#define BAD_ARRAY_LENGTH _ZSt28__throw_bad_array_new_lengthv

EXPORT void REPLACE_COLD(void *self, char *place, size_t old_length, const char *source,
                         size_t new_length, size_t tail_length);
EXPORT void STRINGSTREAM(void *self);
EXPORT void OSTRINGSTREAM(void *self);
EXPORT void BAD_ARRAY_LENGTH(void);
EXPORT void *PyModule_Create2(void *definition, int api_version);
EXPORT void *lsym(void *handle, const char *name);

/*
 * Replaces `old_length` bytes at `place` by the `new_length` bytes at `source`, which may lie in
 * the same buffer, behind which `tail_length` bytes follow. The buffer has the room.
 *
 *     before  │ place: old bytes │ tail │        after  │ place: new bytes │ tail │
 *
 * Shrinking, the new bytes are put first, as they cannot reach the tail. Growing, the tail moves
 * first, and with it whatever part of the source lies in it.
 */
void REPLACE_COLD(void *self, char *place, size_t old_length, const char *source, size_t new_length,
                  size_t tail_length)
{
    (void)self;
    char *old_tail = place + old_length;
    char *new_tail = place + new_length;
    if (new_length <= old_length) {
        memmove(place, source, new_length);
        memmove(new_tail, old_tail, tail_length);
        return;
    }
    memmove(new_tail, old_tail, tail_length);
    size_t unmoved = source >= old_tail ? 0 : (size_t)(old_tail - source);
    if (unmoved > new_length)
        unmoved = new_length;
    const char *moved = source + unmoved + (new_length - old_length);
    memmove(place, source, unmoved);
    memmove(place + unmoved, moved, new_length - unmoved);
}

typedef void (*function)(void);

/* A function of the process's libstdc++. Without it nothing can be reported to C++ code: abort. */
static function find_in_libstdcxx(const char *name)
{
    void *library = dlopen("libstdc++.so.6", RTLD_LAZY | RTLD_NOLOAD);
    void *address = library != NULL ? dlsym(library, name) : NULL;
    function found = NULL;
    if (address == NULL)
        abort();
    memcpy(&found, &address, sizeof found);
    return found;
}

/* Calls a stream constructor that takes the open mode, which every libstdc++ has. */
static void construct_stream(const char *name, void *self, int mode)
{
    ((void (*)(void *, int))find_in_libstdcxx(name))(self, mode);
}

/* Modes of libstdc++: in is 8, out is 16. */
void STRINGSTREAM(void *self)
{
    construct_stream(
        "_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode", self,
        8 | 16);
}

void OSTRINGSTREAM(void *self)
{
    construct_stream(
        "_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode", self,
        16);
}

/* std::bad_array_new_length is a std::bad_alloc, whose thrower is as old as libstdc++. */
void BAD_ARRAY_LENGTH(void)
{
    find_in_libstdcxx("_ZSt17__throw_bad_allocv")();
}

/* "No module", as Python reads NULL; no caller outside Python looks further. */
void *PyModule_Create2(void *definition, int api_version)
{
    (void)definition;
    (void)api_version;
    return NULL;
}

/* Whether a name is one of PyTorch's functions that the release which is answered lacks. */
static bool is_too_young(const char *since)
{
    unsigned major = 0;
    unsigned minor = 0;
    return since != NULL && strcmp(since, "2.9") != 0 &&
           sscanf(since, "%u.%u", &major, &minor) == 2 &&
           ((uint64_t)major << 56 | (uint64_t)minor << 48) > tn_torch_abi_version();
}

/*
 * In the scope of the library that `caller` lies in: the global one, then its own. RTLD_DEFAULT
 * would be this library's, to which every extension's is added.
 */
static void *find_for(const void *caller, const char *name)
{
    Dl_info info;
    struct link_map *map = NULL;
    void *address = dlsym(dlopen(NULL, RTLD_LAZY), name);
    if (address == NULL && dladdr1(caller, &info, (void **)&map, RTLD_DL_LINKMAP) != 0 &&
        map != NULL)
        address = dlsym(map, name);
    return address;
}

/*
 * dlsym without its first letter: what the loader makes of the import when the process answers as
 * an older release (src/loader/private_copy.c). Names that the release does not have are looked up
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
