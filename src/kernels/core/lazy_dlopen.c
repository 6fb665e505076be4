/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Libraries such as LAPACK and FFTW that only some operators need: they are opened at the first
 * call of one. A library that is missing is looked for again at each call, since it may be
 * installed meanwhile, and the operator fails anyway.
 */
#include "kernels/core/lazy_dlopen.h"
#include "kernels/core/isa.h"

#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <unistd.h>

/*
 * LAPACK: OpenBLAS first, which carries one of its own. PyPI's package scipy-openblas32 lies beside
 * the package tenon, in which libtenon is in the folder lib. The reference LAPACK comes last.
 */
tni_needed_library tni_needed_libraries[TNI_NEEDED_COUNT] = {
    [TNI_NEEDED_LAPACK] = {.label = "lapack",
                           .task = "linear algebra needs LAPACK",
                           .tasks = "factorizations and what is solved with them",
                           .package = "libopenblas0-pthread",
                           .variable = "TENON_LAPACK",
                           .probe = "dgesdd_",
                           .prefix = "scipy_",
                           .names = {"/../../scipy_openblas32/lib/libscipy_openblas.so",
                                     "libopenblas.so.0", "libopenblas.so", "liblapack.so.3",
                                     "liblapack.so"}},
    [TNI_NEEDED_FFTW] = {.label = "fftw",
                         .task = "Fourier transforms need FFTW",
                         .tasks = "Fourier transforms",
                         .package = "libfftw3-double3",
                         .names = {"libfftw3.so.3", "libfftw3.so", "libmkl_rt.so.2"}},
    [TNI_NEEDED_FFTW_SINGLE] = {.label = "fftwf",
                                .task = "Fourier transforms need FFTW",
                                .tasks = "Fourier transforms in single precision",
                                .package = "libfftw3-single3",
                                .names = {"libfftw3f.so.3", "libfftw3f.so", "libmkl_rt.so.2"}},
};

/*
 * Return the address of a function, or NULL. The name with the prefix comes second: a program may
 * hold a library with plain names that was opened for everybody.
 */
static void *find_symbol(const tni_needed_library *library, void *handle, const char *name)
{
    char prefixed[64];
    void *symbol = dlsym(handle, name);
    if (symbol != NULL || library->prefix == NULL)
        return symbol;
    int length = snprintf(prefixed, sizeof prefixed, "%s%s", library->prefix, name);
    return length > 0 && (size_t)length < sizeof prefixed ? dlsym(handle, prefixed) : NULL;
}

/* ---- OpenBLAS on processors that are newer than it ---- */

/*
 * Return the core whose kernels OpenBLAS should use instead of those it chose, as a setting of its
 * environment variable; NULL if it chose well, or is another library. An OpenBLAS that does not
 * know the processor's model takes kernels for SSE3, whatever the processor has: Debian 12's does
 * so on Intel's of 2023, where factorizations then take twice as long.
 */
static const char *better_core(const tni_needed_library *library, void *handle)
{
    void *symbol = find_symbol(library, handle, "openblas_get_corename");
    const char *(*core_name)(void) = NULL;
    const char *chosen = tni_env("OPENBLAS_CORETYPE");
    memcpy(&core_name, &symbol, sizeof symbol);
    if (symbol == NULL || tni_cpu_isa() == TNI_ISA_BASE || (chosen != NULL && *chosen != '\0'))
        return NULL;
    const char *core = core_name();
    if (strcmp(core, "Prescott") != 0 && strcmp(core, "Barcelona") != 0)
        return NULL;
    return tni_cpu_isa() == TNI_ISA_AVX512 ? "OPENBLAS_CORETYPE=SkylakeX"
                                           : "OPENBLAS_CORETYPE=Haswell";
}

/*
 * Open a library with one more setting in the environment, which its initialiser reads. setenv
 * could move what another thread reads just now; this replaces a pointer, and what it pointed to
 * stays as it was. The longer environment is kept for threads that may still be reading it.
 */
static void *open_with_setting(const char *name, const char *setting)
{
    static char **longer;
    char **before = environ;
    size_t count = 0;
    while (before != NULL && before[count] != NULL)
        count++;
    longer = tni_malloc((count + 2) * sizeof *longer);
    if (longer != NULL) {
        longer[0] = (char *)(uintptr_t)setting;
        if (count > 0)
            memcpy(longer + 1, before, count * sizeof *longer);
        longer[count + 1] = NULL;
        environ = longer;
    }
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (longer != NULL && environ == longer)
        environ = before;
    return handle;
}

/*
 * Open a library again where that gives it better kernels. It keeps those that it has if the
 * program opened it, too; and only one thread of a process tries, as the environment is changed.
 */
static void *open_better(const tni_needed_library *library, const char *name, void *handle)
{
    static atomic_flag has_tried = ATOMIC_FLAG_INIT;
    const char *setting = better_core(library, handle);
    if (setting == NULL || atomic_flag_test_and_set(&has_tried))
        return handle;
    dlclose(handle);
    return open_with_setting(name, setting);
}

/* ---- candidates ---- */

/* Open one candidate; NULL if it is not there or lacks the probe. */
static void *open_candidate(const tni_needed_library *library, const char *name)
{
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (handle != NULL)
        handle = open_better(library, name, handle);
    if (handle == NULL || library->probe == NULL || find_symbol(library, handle, library->probe))
        return handle;
    dlclose(handle);
    return NULL;
}

/* Open the file that the user named, if any. One that is no use is warned of, once. */
static void *open_given(tni_needed_library *library)
{
    const char *given = library->variable == NULL ? NULL : tni_env(library->variable);
    if (given == NULL || *given == '\0')
        return NULL;
    void *handle = open_candidate(library, given);
    if (handle == NULL && !atomic_exchange(&library->has_warned, true))
        tni_warn("%s: %s cannot be opened, or has no %s", library->variable, given,
                 library->probe != NULL ? library->probe : "functions");
    return handle;
}

/* Open a candidate of the table, whose path may be relative to libtenon's folder. */
static void *open_named(const tni_needed_library *library, const char *name)
{
    char path[2 * PATH_MAX];
    if (*name != '/')
        return open_candidate(library, name);
    if (tni_own_folder(path) != TN_OK)
        return NULL;
    size_t length = strlen(path);
    (void)snprintf(path + length, sizeof path - length, "%s", name);
    return open_candidate(library, path);
}

/*
 * Return the library's handle, NULL if none of its names opens. Two threads that open it at once
 * get the same handle. It is never closed, as function pointers into it are kept.
 */
static void *open_library(tni_needed_library *library)
{
    void *handle = atomic_load_explicit(&library->opened, memory_order_acquire);
    if (handle != NULL)
        return handle;
    handle = open_given(library);
    for (size_t i = 0; handle == NULL && library->names[i] != NULL; i++)
        handle = open_named(library, library->names[i]);
    if (handle != NULL)
        atomic_store_explicit(&library->opened, handle, memory_order_release);
    return handle;
}

void (*tni_needed_find(tni_needed_library *library, const char *name))(void)
{
    void *handle = open_library(library);
    void *symbol = handle == NULL ? NULL : find_symbol(library, handle, name);
    void (*function)(void) = NULL;
    /*
     * dlsym gives an object pointer; copying its bytes is the conversion to a function pointer that
     * C allows.
     */
    memcpy(&function, &symbol, sizeof symbol);
    return function;
}

bool tni_needed_file(tni_needed_library *library, char *path)
{
    struct link_map *map = NULL;
    void *handle = open_library(library);
    if (handle == NULL || dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || map == NULL)
        return false;
    (void)snprintf(path, PATH_MAX, "%s", map->l_name);
    return true;
}

/* Record the failure for a function that is not there; the library may be missing, too. */
static TNI_COLD tn_status fail_missing(tni_needed_library *library, const char *name)
{
    char path[PATH_MAX];
    if (tni_needed_file(library, path)) {
        const char *slash = strrchr(path, '/');
        return tni_fail(TN_ERR_RUNTIME, "%s, and %s has no %s; Debian's package is %s",
                        library->task, slash != NULL ? slash + 1 : path, name, library->package);
    }
    /* A missing library is called by the first name that the linker would look for. */
    size_t first = 0;
    while (library->names[first + 1] != NULL && *library->names[first] == '/')
        first++;
    return tni_fail(TN_ERR_RUNTIME, "%s, and %s is not there; Debian's package is %s",
                    library->task, library->names[first], library->package);
}

tn_status tni_needed_function(tni_needed_library *library, const char *name, void (**out)(void))
{
    void (*function)(void) = tni_needed_find(library, name);
    if (function == NULL)
        return fail_missing(library, name);
    *out = function;
    return TN_OK;
}
