/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Libraries such as LAPACK and FFTW that only some operators need: they are opened at the first
 * call of one. A library that is missing is looked for again at each call, since it may be
 * installed meanwhile, and the operator fails anyway.
 */
#include "kernels/core/lazy_dlopen.h"

#include <dlfcn.h>

/*
 * Return the library's handle, NULL if none of its names opens. Two threads that open it at once
 * get the same handle. It is never closed, as function pointers into it are kept.
 */
static void *open_library(tni_needed_library *library)
{
    void *handle = atomic_load_explicit(&library->opened, memory_order_acquire);
    for (size_t i = 0; handle == NULL && i < TN_LEN(library->names) && library->names[i] != NULL;
         i++)
        handle = dlopen(library->names[i], RTLD_NOW | RTLD_LOCAL);
    if (handle != NULL)
        atomic_store_explicit(&library->opened, handle, memory_order_release);
    return handle;
}

tn_status tni_needed_function(tni_needed_library *library, const char *name, void (**out)(void))
{
    void *handle = open_library(library);
    /*
     * dlsym gives an object pointer; copying its bytes is the conversion to a function pointer that
     * C allows.
     */
    void *symbol = handle == NULL ? NULL : dlsym(handle, name);
    if (symbol == NULL)
        return tni_fail(TN_ERR_RUNTIME, "%s, and %s %s%s; Debian's package is %s", library->task,
                        library->names[0], handle == NULL ? "is not there" : "has no ",
                        handle == NULL ? "" : name, library->package);
    memcpy(out, &symbol, sizeof symbol);
    return TN_OK;
}
