/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Finding, opening and asking the process's plugin, and the policy of which calls go to it
 * (plugins.h).
 */
#include "kernels/core/plugins.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <tenon/experimental/binary.h>
#include <tenon/experimental/explain.h>

#include "base/processor.h"
#include "kernels/core/isa.h"
#include "kernels/core/lazy_dlopen.h"
#include "tensor/block_cache.h"

/* ---- opening a file ---- */

/*
 * Bytes in front of the memory that a plugin gets, for the block's class; they keep its alignment.
 */
#define BEFORE TNI_DATA_ALIGNMENT

/*
 * Allocate for a plugin, from the cache of tensors' blocks: copies of operands are as large as
 * tensors, and fresh pages for each call would cost as much as the copy.
 */
static void *host_allocate(size_t bytes)
{
    uint8_t kind;
    uint8_t *block = bytes > SIZE_MAX - BEFORE ? NULL : tni_block_get(bytes + BEFORE, &kind);
    if (block == NULL)
        return NULL;
    *block = kind;
    return block + BEFORE;
}

/* Give such memory back; NULL is legal. */
static void host_release(void *memory)
{
    uint8_t *block = memory;
    if (block != NULL)
        tni_block_put(block - BEFORE, *(block - BEFORE));
}

static const tn_plugin_host host = {sizeof host, TN_PLUGIN_VERSION, host_allocate, host_release};

/*
 * Return the offer of an opened file, NULL with a reason if there is none. A file that is no plugin
 * is closed again; one whose entry was called stays open.
 */
static const tn_plugin *ask(void *handle, char *reason, size_t size)
{
    const char *why = NULL;
    tn_plugin_entry_function entry;
    void *symbol = dlsym(handle, "tn_plugin_entry");
    if (symbol == NULL) {
        snprintf(reason, size, "it is no plugin: it has no tn_plugin_entry");
        dlclose(handle);
        return NULL;
    }
    memcpy(&entry, &symbol, sizeof symbol);
    const tn_plugin *offer = entry(&host, &why);
    if (offer == NULL)
        snprintf(reason, size, "%s", why != NULL ? why : "it cannot serve here");
    else if (offer->size < sizeof *offer || offer->version != TN_PLUGIN_VERSION)
        snprintf(reason, size, "it is a plugin of version %u, and this library takes version %u",
                 (unsigned)offer->version, (unsigned)TN_PLUGIN_VERSION);
    else
        return offer;
    return NULL;
}

void tni_plugin_open(tni_plugin_file *file)
{
    int error = errno;
    file->offer = NULL;
    file->reason[0] = '\0';
    void *handle = dlopen(file->path, RTLD_NOW | RTLD_LOCAL);
    if (handle != NULL)
        file->offer = ask(handle, file->reason, sizeof file->reason);
    else
        (void)tn_linker_refusal_print(file->path, dlerror(), file->reason, sizeof file->reason);
    errno = error;
}

/* ---- the process's plugin ---- */

/* Return the path in TENON_ONEDNN, NULL if it is not set. */
static const char *given_path(void)
{
    const char *given = tni_env("TENON_ONEDNN");
    return given == NULL || *given == '\0' ? NULL : given;
}

/*
 * Find the plugin's path: the one in the environment, else beside libtenon or beside the folder of
 * a program that contains the core. "" for "off", or if there is no file.
 */
static void find_file(char *path, size_t size)
{
    static const char *const from_library[] = {"", "/../lib"};
    const char *given = given_path();
    char folder[PATH_MAX];
    *path = '\0';
    if (given != NULL) {
        if (strcmp(given, "off") != 0 && strlen(given) < size)
            memcpy(path, given, strlen(given) + 1);
        return;
    }
    if (tni_own_folder(folder) != TN_OK)
        return;
    for (size_t i = 0; i < TN_LEN(from_library); i++) {
        int length =
            snprintf(path, size, "%s%s/tenon-plugins/libtenon_onednn.so", folder, from_library[i]);
        if (length > 0 && (size_t)length < size && access(path, R_OK) == 0)
            return;
    }
    *path = '\0';
}

/*
 * The linker is called without holding any lock. dladdr and dlopen wait for the linker's lock,
 * whose holder may be running an initialiser that calls an operator and so arrives here: it would
 * wait for the thread that waits for it. So each thread that arrives before the answer is known
 * finds one of its own, and the first to publish decides. `found` is what this thread publishes,
 * NULL once it was taken. Publishing only copies; pthread_once is used because other threads have
 * to wait for the copy, also in a process that forks.
 */
static TNI_THREAD_LOCAL const tni_plugin_file *found;

/* The process's plugin; valid once has_asked is true. */
static tni_plugin_file own_file;
static _Atomic(bool) has_asked;

/* Its path, which is also needed in programs that never open it. */
static char own_path[sizeof own_file.path];
static _Atomic(bool) has_looked;

/* Publish `found`: the path, or the opened file. */
static void publish_path(void)
{
    memcpy(own_path, found->path, sizeof own_path);
    found = NULL;
    atomic_store_explicit(&has_looked, true, memory_order_release);
}

static void publish_file(void)
{
    own_file = *found;
    found = NULL;
    atomic_store_explicit(&has_asked, true, memory_order_release);
}

/* Return the plugin's path, "" if there is none. Opens nothing, so that small programs can ask. */
static const char *find_own_path(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    if (!atomic_load_explicit(&has_looked, memory_order_acquire)) {
        tni_plugin_file file = {0};
        find_file(file.path, sizeof file.path);
        found = &file;
        pthread_once(&once, publish_path);
        found = NULL;
    }
    return own_path;
}

/* Return whether there is a file to open. */
static bool has_own_file(void)
{
    return *find_own_path() != '\0';
}

/*
 * Open the process's plugin. A file that two threads open at once is loaded once, and stays open
 * for both. A file that the user named is believed to be used, so a failure is warned of, by the
 * thread whose answer was published.
 */
static TNI_COLD void open_own_file(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    tni_plugin_file file = {0};
    const char *given = given_path();
    bool has_file = has_own_file();
    memcpy(file.path, find_own_path(), sizeof file.path);
    if (has_file)
        tni_plugin_open(&file);
    else
        snprintf(file.reason, sizeof file.reason, "%s",
                 given == NULL               ? "it is not installed"
                 : strcmp(given, "off") == 0 ? "TENON_ONEDNN is off"
                                             : "the path in TENON_ONEDNN is too long");
    found = &file;
    pthread_once(&once, publish_file);
    if (found == NULL && has_file && file.offer == NULL && given != NULL)
        tni_warn("TENON_ONEDNN: %s cannot be used: %s", file.path, file.reason);
    found = NULL;
}

const tni_plugin_file *tni_plugin_here(void)
{
    if (!atomic_load_explicit(&has_asked, memory_order_acquire))
        open_own_file();
    return &own_file;
}

/* ---- the policy ---- */

/* Return whether the ISA is AVX-512 and the processor has a feature bit of CPUID leaf 7. */
static bool has_bit(unsigned part, int word, int bit)
{
    return tni_cpu_isa() == TNI_ISA_AVX512 && tni_cpu_has_bit(part, word, bit);
}

/* AVX512_BF16: products of pairs of bfloat16. Without it oneDNN emulates them at half our speed. */
static bool has_pairs(void)
{
    return has_bit(1, 0, 5);
}

/* AMX-BF16: products of bfloat16 tiles, which our own kernels do not use. */
static bool has_tiles(void)
{
    return has_bit(0, 3, 22);
}

/* AMX-FP16: the same for float16. */
static bool has_half_tiles(void)
{
    return has_bit(1, 0, 21);
}

/*
 * Operations of a call, 0.6 ms of our own kernels, from which opening a plugin is cheap compared
 * with a model that makes such calls. With tiles a call of 0.1 ms takes a fifth of that, which pays
 * as soon.
 */
#define LARGE      (INT64_C(1) << 26)
#define WITH_TILES (INT64_C(1) << 23)

/* Which tasks go to a plugin on which processors; measurements are in docs/decisions/0096. */
typedef struct policy_entry {
    tni_plugin_task task; /* the task */
    tn_dtype dtype;       /* its dtype */
    bool (*has)(void);    /* whether the processor is among those */
    int64_t least;        /* operations from which it goes there */
} policy_entry;

static const policy_entry policy[] = {
    {TNI_PLUGIN_PRODUCT, TN_DTYPE_BF16, has_tiles, WITH_TILES},
    {TNI_PLUGIN_PRODUCT, TN_DTYPE_F16, has_half_tiles, LARGE},
    {TNI_PLUGIN_CONVOLUTION, TN_DTYPE_BF16, has_pairs, LARGE},
    {TNI_PLUGIN_CONVOLUTION, TN_DTYPE_F16, has_half_tiles, LARGE},
    {TNI_PLUGIN_CONVOLUTION_LAST, TN_DTYPE_BF16, has_pairs, LARGE},
    {TNI_PLUGIN_CONVOLUTION_LAST, TN_DTYPE_F16, has_half_tiles, LARGE},
};

/*
 * The least number of operations per task and dtype, from the policy and the environment; INT64_MAX
 * where a plugin is never asked.
 */
static int64_t least[TNI_PLUGIN_TASKS][TN_DTYPE_COUNT];
static _Atomic(bool) least_is_set;
/* TENON_ONEDNN_FLOPS is not a number, and nobody was warned yet. */
static _Atomic(bool) wish_is_wrong;

/*
 * Return the number in TENON_ONEDNN_FLOPS, from which on everything goes to the plugin; -1 without
 * it.
 */
static int64_t wished_operations(void)
{
    bool is_wrong;
    int64_t operations = tni_env_number("TENON_ONEDNN_FLOPS", -1, &is_wrong);
    atomic_store(&wish_is_wrong, is_wrong);
    return operations;
}

/* Use one number for all tasks and dtypes. */
static void set_all(int64_t operations)
{
    for (int task = 0; task < TNI_PLUGIN_TASKS; task++)
        for (int dtype = 0; dtype < TN_DTYPE_COUNT; dtype++)
            least[task][dtype] = operations;
}

/* Fill `least`, once per process. */
static void set_least(void)
{
    int64_t wish = wished_operations();
    bool has_file = has_own_file();
    set_all(has_file && wish >= 0 ? wish : INT64_MAX);
    for (size_t i = 0; i < TN_LEN(policy) && has_file && wish < 0; i++)
        if (policy[i].has())
            least[policy[i].task][policy[i].dtype] = policy[i].least;
    atomic_store_explicit(&least_is_set, true, memory_order_release);
}

/*
 * Return the least number of operations. The linker is asked for the path before any thread is made
 * to wait (see `found`), and the warning is given when none waits any more, because its handler may
 * call an operator.
 */
static int64_t least_operations(tni_plugin_task task, tn_dtype dtype)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    if (!atomic_load_explicit(&least_is_set, memory_order_acquire)) {
        (void)has_own_file();
        pthread_once(&once, set_least);
        if (atomic_exchange(&wish_is_wrong, false))
            tni_env_warn("TENON_ONEDNN_FLOPS");
    }
    return least[task][dtype];
}

/* The plugin of a test, in place of the process's. */
static const tn_plugin *brought;

void tni_plugin_use(const tn_plugin *offer, int64_t operations)
{
    (void)least_operations(TNI_PLUGIN_PRODUCT, TN_DTYPE_F32);
    brought = offer;
    set_all(operations);
}

const tn_plugin *tni_plugin_for(tni_plugin_task task, tn_dtype dtype, int64_t operations)
{
    if (operations < least_operations(task, dtype))
        return NULL;
    const tn_plugin *offer = brought != NULL ? brought : tni_plugin_here()->offer;
    if (offer == NULL)
        return NULL;
    bool has_task = task == TNI_PLUGIN_PRODUCT ? offer->multiply != NULL : offer->convolve != NULL;
    return has_task ? offer : NULL;
}

/* ---- requests ---- */

/* A request on its way through tni_parallel_library. */
typedef struct pending_request {
    const tn_plugin *plugin;                  /* the plugin that is asked */
    const tn_plugin_product *product;         /* a product to compute, or NULL */
    const tn_plugin_convolution *convolution; /* a convolution to compute, or NULL */
    tn_plugin_answer answer;                  /* its answer */
} pending_request;

/* Ask the plugin, with the library's threads lent to it. */
static void run_request(void *context)
{
    pending_request *r = context;
    r->answer =
        r->product != NULL ? r->plugin->multiply(r->product) : r->plugin->convolve(r->convolution);
}

bool tni_plugin_run(const tn_plugin *plugin, const tn_plugin_product *product,
                    const tn_plugin_convolution *convolution)
{
    pending_request request = {plugin, product, convolution, TN_PLUGIN_DECLINED};
    tni_parallel_library(run_request, &request);
    return request.answer == TN_PLUGIN_DONE;
}

/* ---- listing plugins ---- */

/*
 * Append the policy as text: "products of bfloat16 from 8388608 operations on; convolutions of
 * bfloat16 from …". Nothing is appended after a failure of the buffer, which keeps it.
 */
static void print_tasks(tni_buffer *text)
{
    static const char *const names[TNI_PLUGIN_TASKS] = {"products", "convolutions",
                                                        "channels-last convolutions"};
    /* F64 stands for the dtypes that the policy does not name. */
    int64_t from = least_operations(TNI_PLUGIN_PRODUCT, TN_DTYPE_F64);
    if (from != INT64_MAX) {
        tni_buffer_print(text, "everything from %lld operations on", (long long)from);
        return;
    }
    for (size_t i = 0; i < TN_LEN(policy); i++)
        if (policy[i].has())
            tni_buffer_print(text, "%s%s of %s from %lld operations on",
                             text->length > 0 ? "; " : "", names[policy[i].task],
                             tn_dtype_name(policy[i].dtype), (long long)policy[i].least);
}

/*
 * Visit the libraries that operators open when they need them (lazy_dlopen.h), until the visitor
 * stops.
 */
static void visit_libraries(tn_plugin_visitor visitor, void *context)
{
    char path[PATH_MAX];
    for (size_t i = 0; i < TNI_NEEDED_COUNT; i++) {
        tni_needed_library *library = &tni_needed_libraries[i];
        bool is_used = tni_needed_file(library, path);
        const char *slash = is_used ? strrchr(path, '/') : NULL;
        tn_plugin_info info = {sizeof info,
                               library->label,
                               is_used ? path : "",
                               slash != NULL ? slash + 1
                               : is_used     ? path
                                             : NULL,
                               is_used ? NULL : "it is not installed",
                               is_used ? library->tasks : ""};
        if (!visitor(context, &info))
            return;
    }
}

tn_status tn_plugins_list(tn_plugin_visitor visitor, void *context)
{
    tni_buffer tasks = {0};
    if (visitor == NULL)
        return tni_fail_null(__func__, "visitor");
    const tni_plugin_file *file = tni_plugin_here();
    bool is_used = file->offer != NULL;
    if (is_used)
        print_tasks(&tasks);
    bool failed = tasks.failed;
    tn_plugin_info info = {sizeof info,
                           "onednn",
                           file->path,
                           is_used ? file->offer->library : NULL,
                           is_used ? NULL : file->reason,
                           tasks.length > 0 ? tasks.data : ""};
    if (!failed && visitor(context, &info))
        visit_libraries(visitor, context);
    tni_buffer_free(&tasks);
    return failed ? tni_fail_memory(1) : TN_OK;
}
