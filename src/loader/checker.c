/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The ownership checker (check/) between extensions and the ABI, if TENON_DEBUG asks for it.
 *
 * An extension's imports are bound by name, and libtenon is often before everything else in a
 * process, so a library opened later cannot come before it. The extension is therefore opened from
 * a copy in memory, in which each import that the checker has a wrapper for loses its first letter:
 * the symbol's offset of its name moves by one, whatever else uses the string. The wrappers are
 * exported under such names. Without TENON_DEBUG none of this happens.
 */
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>

#include <tenon/experimental/explain.h>

#include "base/base.h"
#include "base/pending.h"
#include "loader/loading.h"

/*
 * Opened with RTLD_GLOBAL, because an extension finds it by name without needing it. Never closed:
 * the registered kernels are its thunks.
 */
tn_status tni_checker_open(void **handle)
{
    static void *opened; /* under the lock on loads */
    char path[PATH_MAX + 64];
    void (*serve)(const char *soname);
    *handle = opened;
    TN_TRY(tn_debug_check());
    if (opened != NULL ||
        !(tni_debug_has("handles") || tni_debug_has("memory") || tni_debug_has("trace")))
        return TN_OK;
    TN_TRY(tni_stub_find_file("libtenon-check.so", path, sizeof path));
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    void *symbol = library != NULL ? dlsym(library, "tenon_check_serve") : NULL;
    if (symbol == NULL)
        return tni_fail_context(tni_linker_refusal(path),
                                "TENON_DEBUG: the checker cannot be opened");
    memcpy(&serve, &symbol, sizeof serve);
    serve("libtenon.so");
    *handle = opened = library;
    return TN_OK;
}

/*
 * Whether the checker itself has a function of that name: a search through its handle also finds
 * what is in the libraries that it needs.
 */
static bool has_own(void *handle, const char *name)
{
    Dl_info found;
    Dl_info own;
    const void *symbol = dlsym(handle, name);
    return symbol != NULL && dladdr(symbol, &found) != 0 &&
           dladdr(dlsym(handle, "tenon_check_serve"), &own) != 0 &&
           found.dli_fbase == own.dli_fbase;
}

/* Asked by the name that the copy has. */
bool tni_checker_has(void *handle, tni_text name)
{
    return name.length > 1 && has_own(handle, name.data + 1);
}

/* A library that uses nothing of the ABI is not watched: its memory is its own. */
bool tni_checker_watches(void *handle, const tni_elf *elf)
{
    for (size_t i = 0; i < elf->nsymbols && handle != NULL; i++)
        if (elf->symbols[i].is_undefined &&
            tni_known_symbol_since(elf->symbols[i].name.data) != NULL)
            return true;
    return false;
}
