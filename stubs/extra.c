/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Symbols that extensions import and that the machine may lack: of a newer libstdc++, of PyTorch's
 * libraries, of Python. stubs.tsv has the reason for each. In C, because a process that loads only
 * C extensions must not get libstdc++ through its stand-ins; where libstdc++ is asked for
 * something, it is in the process already, since a C++ extension is the caller.
 */
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

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
