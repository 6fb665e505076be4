/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Every foreign call goes through one of two tables of callers: libtenon_cxx's, which catches, or
 * the plain one of this file, while there is nothing to catch.
 *
 *     no libstdc++ in the process ─► plain     a check that fails is noted, the kernel goes on
 *     libstdc++ is mapped         ─► catcher   a check that fails throws
 *
 * The library lies beside the one that this code is in (or in ../lib, for a program that holds the
 * core itself). It is opened only where libstdc++ is already mapped: then it costs a few pages, and
 * only then can anything throw. That may become true at any time, also while plain calls are under
 * way: a Python program imports PyTorch between two calls of an extension in C, or a kernel opens a
 * library in C++. So which table serves is decided anew by each call, and a check that fails asks
 * the stack who called the function that it is in: through a plain caller nothing may be thrown.
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
 * Checks that failed on this thread without throwing, and that no plain caller has told of yet. A
 * number and not a flag, so that a call which succeeds writes nothing, and so that one inside of
 * another tells of its own failures alone.
 */
static TNI_THREAD_LOCAL uint32_t failures;

/* Whether nothing failed since there were `before`; what did is told by the answer. */
static inline bool settle(uint32_t before)
{
    if (TNI_LIKELY(failures == before))
        return true;
    failures = before;
    return false;
}

/*
 * The plain callers. A function without a status that fails comes back to a kernel that did not
 * expect it; what the kernel then returns is void. A deleter has its own, else what it fails at
 * would be the failure of the kernel around it.
 */
static bool plain_kernel(void (*function)(uint64_t *, uint64_t, uint64_t), uint64_t *stack,
                         uint64_t num_args, uint64_t num_outputs)
{
    uint32_t before = failures;
    function(stack, num_args, num_outputs);
    return settle(before);
}

static bool plain_loop(void (*body)(int64_t, int64_t, void *), int64_t begin, int64_t end,
                       void *context)
{
    uint32_t before = failures;
    body(begin, end, context);
    return settle(before);
}

static bool plain_deleter(void (*function)(void *, void *), void *data, void *context)
{
    uint32_t before = failures;
    function(data, context);
    return settle(before);
}

/* Nobody raises through it: fail_without_status sees that nothing may be thrown. */
static const tni_catcher plain = {sizeof plain, plain_kernel, plain_loop, plain_deleter, NULL};

/* The table that serves; replaced once, by libtenon_cxx's. */
static _Atomic(const tni_catcher *) the_catcher = &plain;
/* A failure to open libtenon_cxx was told. */
static _Atomic bool has_told;
/* What count_loads said when the catcher was last not opened: until it grows, nothing is new. */
static _Atomic uint64_t asked_at;

/* Calls read it without the lock: it is published with release and changes once. */
const tni_catcher *tni_catcher_get(void)
{
    return atomic_load_explicit(&the_catcher, memory_order_acquire);
}

/*
 * Called by the catcher on the thread that threw: the text goes straight to that thread's message.
 */
static void record(tn_status status, const char *what)
{
    (void)tni_fail(status, "%s", what);
}

/* The first object knows the number for all. */
static int read_loads(struct dl_phdr_info *info, size_t size, void *loads)
{
    (void)size;
    *(uint64_t *)loads = info->dlpi_adds;
    return 1;
}

/* How many libraries the process has ever loaded. */
static uint64_t count_loads(void)
{
    uint64_t loads = 0;
    (void)dl_iterate_phdr(read_loads, &loads);
    return loads;
}

/*
 * Writes where `relative` is, seen from the folder of the library or program that holds this code;
 * whether something is there. By path, so that a libtenon_cxx of another installation on the search
 * path is not taken.
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
 * NULL with dlerror's text on failure, and with the path that was tried. The table says its size,
 * so that a core may be newer than the library; older ones are refused.
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
 * Opens and publishes the catcher. Two threads may do it at once and publish the same table. There
 * is no lock on purpose: dlopen waits for the linker's, and who holds that one may be running an
 * initialiser which registers and so comes here. A failure is told once; what failed for lack of
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
 * A copy of libstdc++ that is linked into something is not seen here; the loader sees it in an
 * extension. The loads are counted before the question, so that what is loaded meanwhile is asked
 * about next time; after a failure they are counted again, because the attempt itself loaded
 * things.
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

/* A walk up the stack to whoever called foreign code last. */
typedef struct caller_search {
    const tni_catcher *catcher; /* libtenon_cxx's table */
    bool is_plain;              /* the caller is one of the plain table */
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
 * Whether the foreign function that is running was called plainly, so that what is thrown now would
 * meet no handler and end the process. Only the stack knows without a cost to each call, and
 * throwing walks it twice anyway. Outside of any foreign call the answer is no: a program in C++
 * catches for itself.
 */
static bool is_called_plainly(const tni_catcher *catcher)
{
    caller_search search = {.catcher = catcher};
    (void)_Unwind_Backtrace(look_at_frame, &search);
    return search.is_plain;
}

/*
 * Throws in a C++ process; else leaves the failure for the foreign call around it. A caller of
 * these functions expects them not to come back; in plain C they do, and the kernel goes on with
 * what it has until it returns. Nothing but torch_exception_get_what tells it why.
 */
static TNI_COLD void fail_without_status(tn_status status, const char *text)
{
    tni_catcher_ensure();
    const tni_catcher *catcher = tni_catcher_get();
    if (catcher != &plain && !is_called_plainly(catcher))
        catcher->raise(text);
    (void)tni_fail(status, "%s", text);
    tni_failure_keep();
    failures++;
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
