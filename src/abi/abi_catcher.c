/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Every foreign call goes through one of two tables of functions: libtenon_cxx's, which catch, or
 * the plain ones of this file, while there is nothing to catch.
 *
 *     no libstdc++ in the process ─► plain     a check that fails is noted, the kernel continues
 *     libstdc++ is mapped         ─► catcher   a check that fails throws
 *
 * The library is beside the one that contains this code (or in ../lib, for a program that contains
 * the core). It is opened only if libstdc++ is mapped already, or a file that can throw is about to
 * be opened (tni_catcher_open): then it costs a few pages, and only then can anything throw. This
 * may change at any time, even during plain calls: a Python program imports PyTorch between two
 * calls of an extension in C, or a kernel opens a C++ library. So each call chooses the table anew,
 * and a check that fails searches the stack for the function that called the foreign code: nothing
 * may be thrown through a plain one.
 */
#include "abi/shims.h"

#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <unistd.h>
#include <unwind.h>

#include <tenon/experimental/binary.h>

/*
 * How many checks failed on this thread without throwing, and were not reported by a plain function
 * yet. A count, not a flag, so that a call that succeeds writes nothing, and a nested call reports
 * only its own.
 */
static TNI_THREAD_LOCAL uint32_t unthrown_checks;

/*
 * Return whether nothing failed since there were `before` failed checks; later ones are reported by
 * this result.
 */
static inline bool settle(uint32_t before)
{
    if (TNI_LIKELY(unthrown_checks == before))
        return true;
    unthrown_checks = before;
    return false;
}

/*
 * The plain functions. When a function without a status fails, it returns to a kernel that does not
 * expect that, so what the kernel returns afterwards is ignored. A deleter's failures are counted
 * apart, so that they do not fail the kernel around it.
 */
static bool plain_kernel(void (*function)(uint64_t *, uint64_t, uint64_t), uint64_t *stack,
                         uint64_t num_args, uint64_t num_outputs)
{
    uint32_t before = unthrown_checks;
    function(stack, num_args, num_outputs);
    return settle(before);
}

static bool plain_loop(void (*body)(int64_t, int64_t, void *), int64_t begin, int64_t end,
                       void *context)
{
    uint32_t before = unthrown_checks;
    body(begin, end, context);
    return settle(before);
}

static bool plain_deleter(void (*function)(void *, void *), void *data, void *context)
{
    uint32_t before = unthrown_checks;
    function(data, context);
    return settle(before);
}

/* Its `raise` is never called: fail_without_status sees that nothing may be thrown. */
static const tni_catcher plain = {sizeof plain, plain_kernel, plain_loop, plain_deleter, NULL};

/* The table in use; replaced once, by libtenon_cxx's. */
static _Atomic(const tni_catcher *) the_catcher = &plain;
/* Whether a failure to open libtenon_cxx was reported. */
static _Atomic bool has_told;
/*
 * The value of count_loads when the catcher was last not opened: until it grows, nothing has
 * changed.
 */
static _Atomic uint64_t asked_at;

/* Calls read it without a lock: it is published with release, and changes once. */
const tni_catcher *tni_catcher_get(void)
{
    return atomic_load_explicit(&the_catcher, memory_order_acquire);
}

/* Called by the catcher on the thread that threw: the text becomes that thread's message. */
static void record(tn_status status, const char *what)
{
    (void)tni_fail(status, "%s", what);
}

/* Every object reports the same number, so the first is enough. */
static int read_loads(struct dl_phdr_info *info, size_t size, void *loads)
{
    (void)size;
    *(uint64_t *)loads = info->dlpi_adds;
    return 1;
}

/* Return how many libraries the process has ever loaded. */
static uint64_t count_loads(void)
{
    uint64_t loads = 0;
    (void)dl_iterate_phdr(read_loads, &loads);
    return loads;
}

/*
 * Write the path of `relative`, from the folder of the library or program that contains this code;
 * return whether it exists. By path, so that a libtenon_cxx of another installation is not found on
 * the search path.
 */
static bool find_beside(const char *relative, char path[PATH_MAX])
{
    Dl_info here;
    path[0] = '\0';
    if (dladdr(&the_catcher, &here) == 0 || here.dli_fname == NULL)
        return false;
    const char *slash = strrchr(here.dli_fname, '/');
    int folder = slash == NULL ? 1 : (int)(slash - here.dli_fname);
    int length =
        snprintf(path, PATH_MAX, "%.*s/%s", folder, slash == NULL ? "." : here.dli_fname, relative);
    if (length < 0 || length >= PATH_MAX)
        path[0] = '\0';
    return path[0] != '\0' && access(path, F_OK) == 0;
}

/*
 * Open libtenon_cxx and return its table; NULL on failure, with dlerror's text and the path. The
 * table tells its size, so the core may be newer than the library; older ones are refused.
 */
static const tni_catcher *open_catcher(char path[PATH_MAX])
{
    if (!find_beside("libtenon_cxx.so", path))
        (void)find_beside("../lib/libtenon_cxx.so", path);
    void *library = path[0] != '\0' ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
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
 * Open and publish the catcher. Two threads may do so at the same time and publish the same table.
 * There is no lock on purpose: dlopen waits for the linker's lock, whose holder may be running an
 * initialiser that registers and so comes here. A failure is reported once; what failed for lack of
 * descriptors or memory is tried again when something else was loaded.
 */
static TNI_COLD void open_and_publish(void)
{
    char path[PATH_MAX];
    const tni_catcher *catcher = open_catcher(path);
    if (catcher != NULL) {
        atomic_store_explicit(&the_catcher, catcher, memory_order_release);
    } else if (!atomic_exchange(&has_told, true)) {
        const char *said = dlerror();
        char reason[PATH_MAX + 1024] = "it is of another version than libtenon.so; install the two "
                                       "together";
        if (said != NULL)
            (void)tn_linker_refusal_print(path, said, reason, sizeof reason);
        tni_warn("libtenon_cxx.so cannot be opened, so C++ exceptions of operators will end the "
                 "process: %s",
                 reason);
    }
}

void tni_catcher_open(void)
{
    if (tni_catcher_get() == &plain)
        open_and_publish();
}

/*
 * A libstdc++ that is linked into something is not seen here; the loader sees it in an extension.
 * The loads are counted before looking, so that what is loaded meanwhile is looked at next time;
 * after a failure they are counted again, because the attempt itself loaded libraries.
 */
void tni_catcher_ensure(void)
{
    if (tni_catcher_get() != &plain)
        return;
    uint64_t loads = count_loads();
    if (loads == atomic_load_explicit(&asked_at, memory_order_relaxed))
        return;
    if (tni_library_is_open("libstdc++.so.6")) {
        open_and_publish();
        loads = count_loads();
    }
    atomic_store_explicit(&asked_at, loads, memory_order_relaxed);
}

/* ---- functions that have no status ---- */

/* A search of the stack for the function that called the innermost foreign code. */
typedef struct caller_search {
    const tni_catcher *catcher; /* libtenon_cxx's table */
    bool is_plain;              /* whether it is one of the plain functions */
} caller_search;

static bool has_function(const tni_catcher *table, uintptr_t function)
{
    return function == (uintptr_t)table->kernel || function == (uintptr_t)table->loop ||
           function == (uintptr_t)table->deleter;
}

static _Unwind_Reason_Code look_at_frame(struct _Unwind_Context *frame, void *context)
{
    caller_search *search = context;
    uintptr_t function = _Unwind_GetRegionStart(frame);
    search->is_plain = has_function(&plain, function);
    return search->is_plain || has_function(search->catcher, function) ? _URC_END_OF_STACK
                                                                       : _URC_NO_REASON;
}

/*
 * Whether the running foreign function was called by a plain function, so that an exception would
 * find no handler and end the process. Only the stack can tell without a cost to each call, and
 * throwing walks it twice anyway. Outside of any foreign call the answer is no: a C++ program
 * catches its own exceptions.
 */
static bool is_called_plainly(const tni_catcher *catcher)
{
    caller_search search = {.catcher = catcher};
    (void)_Unwind_Backtrace(look_at_frame, &search);
    return search.is_plain;
}

/*
 * Throw in a C++ process; otherwise leave the failure to the foreign call around. Callers do not
 * expect these functions to return; in plain C they do, and the kernel continues with what it has
 * until it returns. Only torch_exception_get_what tells it why.
 */
static TNI_COLD void fail_without_status(tn_status status, const char *text)
{
    tni_catcher_ensure();
    const tni_catcher *catcher = tni_catcher_get();
    if (catcher != &plain && !is_called_plainly(catcher))
        catcher->raise(text);
    (void)tni_fail(status, "%s", text);
    tni_failure_keep();
    unthrown_checks++;
}

/*
 * The message is the extension's own text, if it has one. File and function are added only if it
 * has none, as in PyTorch.
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

/* This function has no status; PyTorch's throws through the C frame. */
size_t aoti_torch_dtype_element_size(int32_t dtype)
{
    if (TNI_LIKELY(tni_dtype_is_valid(dtype)))
        return tni_dtypes[dtype].bytes;
    char text[80];
    snprintf(text, sizeof text, "aoti_torch_dtype_element_size: unknown ScalarType %d", dtype);
    fail_without_status(TN_ERR_VALUE, text);
    return 0;
}
