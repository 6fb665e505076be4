/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Finds and opens libtenon_cxx, and the two ABI functions that throw.
 *
 * The library lies beside the one that this code is in (or in ../lib, for a program that holds the
 * core itself). It is opened only where libstdc++ is already mapped: then it costs a few pages, and
 * only then can anything throw.
 */
#include "abi/shims.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>

static _Atomic(const tni_catcher *) the_catcher;
static pthread_mutex_t opening = PTHREAD_MUTEX_INITIALIZER;
static bool has_failed; /* the opening lock's */
/* Per thread, because the failure belongs to the foreign call that is running on it. */
TNI_THREAD_LOCAL tn_status tni_pending;

/*
 * Called by the catcher on the thread that threw: the text goes straight to that thread's message.
 */
static void record(tn_status status, const char *what)
{
    (void)tni_fail(status, "%s", what);
}

/*
 * RTLD_NOLOAD asks without loading. A process that links libstdc++ statically has exceptions of its
 * own that no catcher of ours could name; it is treated as plain C.
 */
static bool process_has_cxx(void)
{
    void *runtime = dlopen("libstdc++.so.6", RTLD_LAZY | RTLD_NOLOAD);
    if (runtime != NULL)
        dlclose(runtime);
    return runtime != NULL;
}

/*
 * Opens `relative`, seen from the folder of the library or program that holds this code. By path,
 * so that a libtenon_cxx of another installation on the search path is not taken.
 */
static void *open_beside(const char *relative)
{
    Dl_info here;
    char path[PATH_MAX];
    if (dladdr(&the_catcher, &here) == 0 || here.dli_fname == NULL)
        return NULL;
    const char *slash = strrchr(here.dli_fname, '/');
    int folder = slash == NULL ? 1 : (int)(slash - here.dli_fname);
    int length = snprintf(path, sizeof path, "%.*s/%s", folder,
                          slash == NULL ? "." : here.dli_fname, relative);
    if (length < 0 || (size_t)length >= sizeof path)
        return NULL;
    return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

/*
 * NULL with dlerror's text on failure. The table says its size, so that a core may be newer than
 * the library; older ones are refused.
 */
static const tni_catcher *open_catcher(void)
{
    void *library = open_beside("libtenon_cxx.so");
    if (library == NULL)
        library = open_beside("../lib/libtenon_cxx.so");
    if (library == NULL)
        return NULL;
    void *symbol = dlsym(library, "tenon_cxx_open");
    tni_catcher_opener opener;
    _Static_assert(sizeof opener == sizeof symbol, "POSIX: functions fit object pointers");
    memcpy(&opener, &symbol, sizeof opener);
    if (opener == NULL)
        return NULL;
    const tni_catcher *catcher = opener(record);
    return catcher->size >= sizeof *catcher ? catcher : NULL;
}

/*
 * Double-checked: the pointer is published with release and never changes again, so calls read it
 * without the lock. A failure is remembered and told once; trying again at each registration would
 * tell it each time. The warning is given after the lock was let go, as a handler may register.
 */
void tni_catcher_ensure(void)
{
    if (atomic_load_explicit(&the_catcher, memory_order_acquire) != NULL || !process_has_cxx())
        return;
    const char *reason = NULL;
    pthread_mutex_lock(&opening);
    if (atomic_load_explicit(&the_catcher, memory_order_relaxed) == NULL && !has_failed) {
        const tni_catcher *catcher = open_catcher();
        atomic_store_explicit(&the_catcher, catcher, memory_order_release);
        has_failed = catcher == NULL;
        if (has_failed && (reason = dlerror()) == NULL)
            reason = "it is of another version";
    }
    pthread_mutex_unlock(&opening);
    if (reason != NULL)
        tni_warn("libtenon_cxx.so cannot be opened, so C++ exceptions of operators will end the "
                 "process: %s",
                 reason);
}

const tni_catcher *tni_catcher_get(void)
{
    return atomic_load_explicit(&the_catcher, memory_order_acquire);
}

/* ---- functions that have no status ---- */

/*
 * Throws in a C++ process; else leaves the failure for the foreign call around it. A caller of
 * these functions expects them not to come back; in plain C they do, and the kernel goes on with
 * what it has until it returns.
 */
static TNI_COLD void fail_without_status(tn_status status, const char *text)
{
    tni_catcher_ensure();
    const tni_catcher *catcher = tni_catcher_get();
    if (catcher != NULL)
        catcher->raise(text);
    tni_pending = tni_fail(status, "%s", text);
}

/*
 * The message is the extension's own words where it has some. Place and function are added only
 * where there is none, as PyTorch's text was seen to be.
 */
void aoti_torch_check(bool cond, const char *func, const char *file, uint32_t line, const char *msg)
{
    if (TNI_LIKELY(cond))
        return;
    if (msg != NULL && msg[0] != '\0') {
        fail_without_status(TN_ERR_RUNTIME, msg);
        return;
    }
    char text[300];
    snprintf(text, sizeof text, "check failed in %.100s, %.100s:%u", func == NULL ? "?" : func,
             file == NULL ? "?" : file, line);
    fail_without_status(TN_ERR_RUNTIME, text);
}

/* Has no way to say that it failed, and PyTorch's throws through the C frame. */
size_t aoti_torch_dtype_element_size(int32_t dtype)
{
    if (TNI_LIKELY(tni_dtype_is_valid(dtype)))
        return tni_dtypes[dtype].bytes;
    char text[80];
    snprintf(text, sizeof text, "aoti_torch_dtype_element_size: unknown ScalarType %d", dtype);
    fail_without_status(TN_ERR_VALUE, text);
    return 0;
}
