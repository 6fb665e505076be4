/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * PyTorch's and CUDA's SONAMEs, and the stand-ins for these libraries (stubs/).
 *
 * The dynamic linker satisfies a needed name with any open library of that SONAME, wherever it was
 * opened from. So a stand-in is opened by its path first, and everything opened after it finds it.
 * By the same rule a later `import torch` would find the stand-ins instead of PyTorch; therefore an
 * extension that is to run beside PyTorch is given names of Tenon's own (memory_copy.c).
 */
#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <unistd.h>

#include "base/base.h"
#include "loader/loading.h"

/* PyTorch's name, Tenon's name, whether it is one of PyTorch's. */
#define STUB_LIST(X)                                                                               \
    X("libtorch.so", "libtenon.so", true)                                                          \
    X("libtorch_cpu.so", "libtenon_cpu.so", true)                                                  \
    X("libc10.so", "libtn0.so", true)                                                              \
    X("libtorch_python.so", "libtenon_python.so", true)                                            \
    X("libtorch_cuda.so", "libtenon_cuda.so", true)                                                \
    X("libc10_cuda.so", "libtn0_cuda.so", true)                                                    \
    X("libcudart.so.13", "libtndart.so.13", false)                                                 \
    X("libnvrtc.so.13", "libtnrtc.so.13", false)                                                   \
    X("libcudart.so.12", "libtndart.so.12", false)                                                 \
    X("libnvrtc.so.12", "libtnrtc.so.12", false)

#define STUB_ROW(theirs, ours, is_pytorch) {theirs, ours, is_pytorch},
/* Both names have the same length, by assertion: they are replaced in place. */
static const tni_stub stubs[] = {STUB_LIST(STUB_ROW)};
#undef STUB_ROW

#define STUB_CHECK(theirs, ours, is_pytorch)                                                       \
    _Static_assert(sizeof(theirs) == sizeof(ours), "names are exchanged in place");
STUB_LIST(STUB_CHECK)
#undef STUB_CHECK

const tni_stub *tni_stub_find(tni_text needed)
{
    for (size_t i = 0; i < TN_LEN(stubs); i++)
        if (tni_text_is(needed, stubs[i].theirs))
            return &stubs[i];
    return NULL;
}

/*
 * A stand-in is in TENON_STUBS, in tenon-torch beside libtenon, or, for a program that contains the
 * core, in lib/tenon-torch beside the program's folder. The environment goes first, and is not read
 * in privileged processes (tni_env). libtenon itself and the checker are beside the folder of the
 * stand-ins.
 */
tn_status tni_stub_find_file(const char *name, char *path, size_t size)
{
    static const char *const places[] = {"", "/../lib"};
    const char *given = tni_env("TENON_STUBS");
    bool is_checker = strcmp(name, "libtenon-check.so") == 0;
    const char *part = is_checker || strcmp(name, "libtenon.so") == 0 ? "" : "/tenon-torch";
    char folder[PATH_MAX];
    int length = 0;
    if (given != NULL && !is_checker) {
        length = snprintf(path, size, "%s/%s", given, name);
    } else {
        TN_TRY(tni_own_folder(folder));
        for (size_t i = 0; i < TN_LEN(places); i++) {
            length = snprintf(path, size, "%s%s%s/%s", folder, places[i], part, name);
            if (length > 0 && (size_t)length < size && access(path, R_OK) == 0)
                return TN_OK;
        }
        length = snprintf(path, size, "%s%s/%s", folder, part, name);
    }
    if (length < 0 || (size_t)length >= size)
        return tni_fail(TN_ERR_IO, "the path of %s is too long", name);
    return TN_OK;
}

void *tni_library_find_open(const char *soname)
{
    return tni_library_is_open(soname) ? dlopen(soname, RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD)
                                       : NULL;
}

/* Each stand-in exports this symbol; PyTorch's libraries do not. */
static bool is_stand_in(void *handle)
{
    return dlsym(handle, "tn_stub_marker") != NULL;
}

/*
 * An open library of that name is used: opening by path would give a second one with the same
 * SONAME, and the linker would use the first.
 */
tn_status tni_stub_open(const tni_stub *stub, bool is_private, void **handle)
{
    const char *name = is_private ? stub->ours : stub->theirs;
    char path[PATH_MAX + 64];
    void *opened = tni_library_find_open(name);
    if (opened == NULL) {
        TN_TRY(tni_stub_find_file(name, path, sizeof path));
        opened = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    }
    if (opened == NULL)
        return tni_fail_context(tni_linker_refusal(path),
                                "the library that stands in for %s cannot be opened", stub->theirs);
    *handle = opened;
    return TN_OK;
}

/*
 * RTLD_GLOBAL, because the extension that is about to be opened needs no library that leads to it.
 */
tn_status tni_stub_open_lookup(void)
{
    char path[PATH_MAX + 64];
    TN_TRY(tni_stub_find_file("libtenon_lookup.so", path, sizeof path));
    if (dlopen(path, RTLD_NOW | RTLD_GLOBAL) == NULL)
        return tni_fail_context(tni_linker_refusal(path),
                                "what dlsym finds cannot be limited to a release");
    return TN_OK;
}

/*
 * Nothing is loaded to find out. One of PyTorch's libraries is enough, because each brings the
 * others.
 */
bool tni_stub_pytorch_is_open(char *path, size_t size)
{
    for (size_t i = 0; i < TN_LEN(stubs); i++) {
        struct link_map *map = NULL;
        void *handle = stubs[i].is_pytorch ? tni_library_find_open(stubs[i].theirs) : NULL;
        if (handle == NULL)
            continue;
        bool is_real = !is_stand_in(handle);
        if (is_real && dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0)
            snprintf(path, size, "%s", map->l_name);
        dlclose(handle);
        if (is_real)
            return true;
    }
    return false;
}
