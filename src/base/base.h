/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * base: what all layers use. Failure messages, memory, reference counts, text, a name table that is
 * read without locks, threads and the operating system.
 *
 * Invariants: all memory of the core comes from tni_malloc and its kin, so that a hostile build can
 * fail the nth request; nothing here has a static constructor or destructor; functions that
 * preserve errno say so.
 */
#ifndef TENON_BASE_H
#define TENON_BASE_H

#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#if __has_include(<sys/single_threaded.h>)
#    include <sys/single_threaded.h>
#endif

#include "base/assertions.h"

#include <tenon/status.h>

#define TNI_LIKELY(condition)   __builtin_expect(!!(condition), 1)
#define TNI_UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define TNI_COLD                __attribute__((cold, noinline))
#define TNI_NOINLINE            __attribute__((noinline))

#ifdef __GLIBC__
/* Initial-exec: libtenon may be opened with dlopen, but its few bytes fit the static reserve. */
#    define TNI_THREAD_LOCAL    _Thread_local __attribute__((tls_model("initial-exec")))
/* Whether the process has no second thread, so that nobody sees what is not atomic. */
#    define TNI_SINGLE_THREADED (__libc_single_threaded != 0)
#else
/* musl has no such reserve, and does not tell how many threads there are. */
#    define TNI_THREAD_LOCAL    _Thread_local
#    define TNI_SINGLE_THREADED false
#endif

/*
 * How many graph locks this thread holds (autograd/graph_locks.c). None may be held while
 * operators, hooks, deleters and other functions of the program run; what calls them asserts that.
 * Counted only where assertions are evaluated.
 */
extern TNI_THREAD_LOCAL unsigned tni_graph_locks_held;

/*
 * Count a graph lock that this thread takes (1) or lets go (-1), also one that it need not take
 * while it is alone.
 */
static inline void tni_note_graph_lock(int change)
{
#ifdef TENON_ASSERT
    tni_graph_locks_held += (unsigned)change;
#endif
    (void)change;
}

/* Forward a failure. The only macro of the core that returns. */
#define TN_TRY(expression)                                                                         \
    do {                                                                                           \
        tn_status tn_try_status = (expression);                                                    \
        if (TNI_UNLIKELY(tn_try_status != TN_OK))                                                  \
            return tn_try_status;                                                                  \
    } while (0)

/* Number of elements of an array (not of a pointer). */
#define TN_LEN(array) (sizeof(array) / sizeof((array)[0]))

/* ---- failure ---- */

/* Record status and message for this thread; return `code`. Preserves errno. */
TNI_COLD tn_status tni_fail(tn_status code, const char *format, ...) TN_PRINTF(2, 3);
TNI_COLD tn_status tni_vfail(tn_status code, const char *format, va_list arguments) TN_PRINTF(2, 0);

/*
 * Fail with "FUNCTION: WHAT must not be NULL": a public function was given NULL where it needs
 * something.
 */
TNI_COLD tn_status tni_fail_null(const char *function, const char *what);

/* Fail because `bytes` of memory could not be had. Needs no memory itself. */
TNI_COLD tn_status tni_fail_memory(size_t bytes);

/* Put "`format`: " before this thread's message; return `status` unchanged. */
TNI_COLD tn_status tni_fail_context(tn_status status, const char *format, ...) TN_PRINTF(2, 3);

/* Fail with TN_ERR_IO: dlerror's text about `path`, with a cause and a cure. */
TNI_COLD tn_status tni_linker_refusal(const char *path);

/*
 * Return how many failures this thread has recorded, so that a caller of foreign code can tell
 * whether that failed.
 */
uint32_t tni_failures(void);

/* Give a warning to the process's handler. The only lock that may be held is the loader's. */
TNI_COLD void tni_warn(const char *format, ...) TN_PRINTF(1, 2);

/* ---- memory ---- */

/* Like malloc, calloc, realloc and free: 16-byte aligned; NULL on failure, without a message. */
void *tni_malloc(size_t bytes);
void *tni_calloc(size_t count, size_t bytes);
void *tni_realloc(void *memory, size_t bytes);
void tni_free(void *memory);

/* `alignment` is a power of two >= 16; freed with tni_free. */
void *tni_malloc_aligned(size_t alignment, size_t bytes);

/* Return a NUL-terminated copy of `length` bytes; NULL on failure. Freed with tni_free. */
char *tni_copy_text(const char *text, size_t length);

/*
 * Make room for `need` items of `item_size` bytes in *items, doubling *capacity. On failure nothing
 * changes and a message is recorded.
 */
tn_status tni_reserve(void **items, size_t *capacity, size_t need, size_t item_size) TN_NODISCARD;

/*
 * Fault injection: let the nth request from now fail (1 is the next) and those after it succeed; 0
 * turns it off, UINT64_MAX only counts. Only the calling thread is affected. Return how many
 * requests this thread has made since it was last armed. Always compiled in, at no cost on the call
 * path: requests are only counted while armed, but then also those that a pool answers.
 */
uint64_t tni_fault_arm(uint64_t nth);

/* Count a request that does not go through tni_malloc; return whether it must fail. */
bool tni_fault_hit(void);

/* Whether this thread has armed fault injection: then pools must request memory each time. */
bool tni_fault_is_armed(void);

/*
 * Fill a structure of the caller, whose first member is its size as the caller was compiled, with
 * the members of `filled` (`ours` bytes) that both know. The caller's size is kept.
 */
static inline void tni_hand_out(void *out, const void *filled, size_t ours)
{
    size_t theirs;
    memcpy(&theirs, out, sizeof theirs);
    if (theirs > sizeof theirs)
        memcpy((char *)out + sizeof theirs, (const char *)filled + sizeof theirs,
               (theirs < ours ? theirs : ours) - sizeof theirs);
}

/* ---- reference counts ---- */

/* A reference count, plain while the process has one thread and atomic afterwards. */
typedef struct tni_ref {
    uint32_t count; /* references; the object is freed when it reaches 0 */
} tni_ref;

static inline void tni_ref_init(tni_ref *ref)
{
    ref->count = 1;
}

/*
 * Whether somebody holds a reference. A count in the upper half of all numbers has wrapped around.
 */
static inline bool tni_ref_is_held(const tni_ref *ref)
{
    uint32_t count = __atomic_load_n(&ref->count, __ATOMIC_RELAXED);
    return count != 0 && count <= INT32_MAX;
}

/* Whether the caller, who holds a reference, is the only one; nobody else can then add one. */
static inline bool tni_ref_is_sole(const tni_ref *ref)
{
    return __atomic_load_n(&ref->count, __ATOMIC_ACQUIRE) == 1;
}

static inline void tni_ref_retain(tni_ref *ref)
{
    TNI_ASSERT(tni_ref_is_held(ref));
    if (TNI_LIKELY(TNI_SINGLE_THREADED))
        ref->count++;
    else
        __atomic_fetch_add(&ref->count, 1, __ATOMIC_RELAXED);
}

/* Release a reference; true if it was the last one. A sole owner executes no locked instruction. */
static inline bool tni_ref_release(tni_ref *ref)
{
    TNI_ASSERT(tni_ref_is_held(ref));
    if (TNI_LIKELY(TNI_SINGLE_THREADED))
        return --ref->count == 0;
    if (__atomic_load_n(&ref->count, __ATOMIC_ACQUIRE) == 1)
        return true;
    return __atomic_fetch_sub(&ref->count, 1, __ATOMIC_ACQ_REL) == 1;
}

/* Add a reference, unless the last one is gone and the object is about to be freed. Any thread. */
static inline bool tni_ref_try_retain(tni_ref *ref)
{
    uint32_t count = __atomic_load_n(&ref->count, __ATOMIC_RELAXED);
    while (count != 0)
        if (__atomic_compare_exchange_n(&ref->count, &count, count + 1, false, __ATOMIC_ACQ_REL,
                                        __ATOMIC_RELAXED))
            return true;
    return false;
}

/* ---- text ---- */

/* Borrowed bytes, not necessarily NUL-terminated. */
typedef struct tni_text {
    const char *data; /* may be NULL when length is 0 */
    size_t length;    /* bytes */
} tni_text;

static inline tni_text tni_text_of(const char *text)
{
    return (tni_text){text, strlen(text)};
}

static inline bool tni_text_equal(tni_text a, tni_text b)
{
    return a.length == b.length && (a.length == 0 || memcmp(a.data, b.data, a.length) == 0);
}

static inline bool tni_text_is(tni_text a, const char *b)
{
    return tni_text_equal(a, tni_text_of(b));
}

/*
 * A growing text; zeroed is empty. A failed allocation is remembered (`failed`), so that a series
 * of appends needs one check at its end. Freed with tni_buffer_free.
 */
typedef struct tni_buffer {
    char *data;      /* NUL-terminated after the first append; NULL before */
    size_t length;   /* bytes without the NUL */
    size_t capacity; /* bytes allocated */
    bool failed;     /* there was no memory for an append */
} tni_buffer;

/* Whether the text ends within its memory. */
bool tni_buffer_is_valid(const tni_buffer *buffer);

/* Append bytes, or printed text. tni_buffer_free leaves the buffer empty and usable. */
void tni_buffer_add(tni_buffer *buffer, const char *text, size_t length);
void tni_buffer_print(tni_buffer *buffer, const char *format, ...) TN_PRINTF(2, 3);
void tni_buffer_free(tni_buffer *buffer);

/*
 * Read the number at the start of `text`, whatever the locale: decimal or hexadecimal, with an
 * optional sign, without blanks, "inf" or "nan". Return the bytes used; 0, with *out untouched, if
 * there is none, or no memory for a number of more than 127 bytes. Nothing is recorded.
 */
size_t tni_parse_double(tni_text text, double *out);

/* Return the bytes that tni_parse_double would use, without reading the number: needs no memory. */
size_t tni_double_length(tni_text text);

/*
 * Print "%.17g", whatever the locale, followed by "." if nothing else shows that it is a real:
 * "2.", "0.5", "1e+20", "inf". Return the length, like snprintf; 32 bytes are always enough.
 */
size_t tni_format_double(double value, char *buffer, size_t size);

/* ---- names ---- */

/* Return a hash of the bytes; the same within a process, not across versions. */
uint64_t tni_hash(const char *data, size_t length);

/* An entry of a name table; embedded as the first member of what the table holds. */
typedef struct tni_name {
    uint64_t hash;    /* tni_hash of the text */
    const char *text; /* owned by the entry, NUL-terminated */
    uint32_t length;  /* bytes of text */
} tni_name;

/*
 * A table of entries by name: one writer at a time (under the caller's lock); readers never wait.
 */
typedef struct tni_table {
    _Atomic(struct tni_table_buckets *)
        buckets;  /* NULL while empty; replaced when it grows, old kept */
    size_t count; /* entries; for the writer */
} tni_table;

/* Whether every entry is found by its name; slow, with the writer's lock. */
bool tni_table_is_valid(const tni_table *table);

/* Return the entry called `text`; NULL if there is none. Any thread. */
tni_name *tni_table_find(const tni_table *table, const char *text, size_t length, uint64_t hash);

/* Publish `entry`, whose name must not be in the table. The entry must never be freed. */
tn_status tni_table_insert(tni_table *table, tni_name *entry) TN_NODISCARD;

/*
 * Return the `index`th entry in no particular order; NULL after the last. For listing, with the
 * writer's lock.
 */
tni_name *tni_table_at(const tni_table *table, size_t index);

/* ---- threads (threads.c owns OpenMP: the one file that names it) ---- */

/* The body of a parallel loop over [begin, end). */
typedef void (*tni_loop_body)(int64_t begin, int64_t end, void *context);

/*
 * A grain is the indices of a loop that take one thread about 5 us: what is worth handing to a
 * worker that waits for it. A loop of fewer grains than these wakes no worker that sleeps, unless
 * its first indices take so long that the others are worth it (decision 0194). Callers choose
 * grains by what an index costs; those of kernels took 2 to 30 us when they were measured on an AMD
 * EPYC with AVX-512.
 */
#define TNI_WAKING_GRAINS 8

/*
 * Run `body` over pieces of [begin, end), each once, on any thread, several at once; the caller
 * runs some. A piece has a grain or more or is a whole chunk (see tni_parallel_chunks), but for the
 * last of a chunk and for the first of a loop of few grains. It is one call on the caller if n <=
 * grain, inside a parallel region, with one thread, or while more callers than cores run loops.
 * grain <= 0 counts as 1, and 1 as an index of a grain or more, which may be worth waking a worker
 * for. The body must not throw. Nothing happens if begin >= end.
 */
void tni_parallel_for(int64_t begin, int64_t end, int64_t grain, tni_loop_body body, void *context);

/*
 * The same in chunks of ceil(n / min(threads, ceil(n / grain))), each one call of the body, whose
 * thread index is the number of the chunk.
 */
void tni_parallel_chunks(int64_t begin, int64_t end, int64_t grain, tni_loop_body body,
                         void *context);

/*
 * Run a library that opens parallel regions of its own with OpenMP: it gets as many threads as a
 * loop would, with the same rules about regions, callers and forks.
 */
void tni_parallel_library(void (*body)(void *context), void *context);

/*
 * The same for code with its own thread limit `most` (0: none). It may call loops of Tenon's, and
 * does not count as a caller of one itself.
 */
void tni_parallel_code(uint32_t most, void (*body)(void *context), void *context);

/* The number of threads of a loop: the machine's until it is set; set clamps to 1..1024. */
uint32_t tni_num_threads(void);
void tni_set_num_threads(uint32_t count);

/*
 * Return the number of this thread in its loop, which is less than the number of threads and no
 * other thread's in the same loop; 0 outside of a loop.
 */
uint32_t tni_thread_index(void);
bool tni_in_parallel(void);

/* ---- frames of a failure ---- */

/* Whether failures record their frames. */
bool tni_backtrace_is_wanted(void);

/*
 * Fill `at` with up to `most` addresses of the calling thread, innermost first; return their
 * number.
 */
unsigned tni_backtrace_take(void **at, unsigned most);

/* Append a line for each address. */
void tni_backtrace_print(tni_buffer *text, void *const *at, unsigned count);

/* ---- operating system ---- */

/*
 * Return the text of an error number of the system; `buffer` has room for `size` bytes, and is used
 * only if the system has no static text. Unlike strerror, for every thread.
 */
const char *tni_error_text(int number, char *buffer, size_t size);

/* Return a TENON_* variable; NULL if it is unset, or the process is privileged. */
const char *tni_env(const char *name);

/*
 * Return the whole number in a TENON_* variable, 0 or more; `fallback` if the variable is unset,
 * empty or anything else. *is_wrong tells whether it is anything else: then the caller calls
 * tni_env_warn once, when it holds no lock, as a handler of warnings may call Tenon.
 */
int64_t tni_env_number(const char *name, int64_t fallback, bool *is_wrong);

/* Warn that a variable is no such number. */
TNI_COLD void tni_env_warn(const char *name);

/*
 * Write the folder of libtenon, or of the program that contains it, to `folder`, which has room for
 * PATH_MAX bytes. TN_ERR_IO if the system cannot tell.
 */
tn_status tni_own_folder(char *folder) TN_NODISCARD;

/*
 * Whether a library with the SONAME `soname` is open in the process. dlopen with RTLD_NOLOAD could
 * tell, too, but searches all folders for a file before it says no.
 */
bool tni_library_is_open(const char *soname);

/* Whether the process reports an older release of PyTorch than it does where nobody chose one. */
bool tni_torch_abi_is_older(void);

/* Whether the process reports 2.`minor` or a later release of PyTorch, chosen or not. */
bool tni_torch_abi_is_from(unsigned minor);

/*
 * Whether the release that the process reports has what PyTorch has since 2.`since` and before
 * 2.`until` (0: to this day). Where nobody chose a release, everything is there.
 */
bool tni_torch_abi_has(unsigned since, unsigned until);

/* Choose the release; NULL: none is chosen. tn_torch_abi_select, which also changes operators. */
tn_status tni_torch_abi_choose(const char *release) TN_NODISCARD;

/*
 * Map a whole file read-only. TN_ERR_IO names the file and the reason. An empty file maps to NULL
 * and 0 bytes. Undone by tni_unmap.
 */
tn_status tni_map_file(const char *path, const void **data, size_t *bytes) TN_NODISCARD;
void tni_unmap(const void *data, size_t bytes);

/*
 * Let the process write to bytes of a file that tni_map_file mapped: each page is copied when it is
 * first written, and the file stays as it is.
 */
tn_status tni_map_copy_on_write(const void *data, size_t bytes) TN_NODISCARD;

/*
 * Give back the memory of those pages of a mapped file that lie within `bytes` bytes; whoever reads
 * them next gets them from the file again. Nobody may have written them: what was written is lost.
 */
void tni_forget_pages(const void *data, size_t bytes);

/*
 * A file while it is written, beside the one whose place it takes at its end (new_file.c). Set to
 * TNI_NO_FILE it is none.
 */
typedef struct tni_new_file {
    char *path;     /* what it will be called; owned */
    char *draft;    /* what it is called until then; owned */
    int descriptor; /* of the draft; -1: there is none */
} tni_new_file;

#define TNI_NO_FILE ((tni_new_file){NULL, NULL, -1})

/* Begin a file. TN_ERR_IO says why it cannot be made, or what has its name and is no file. */
tn_status tni_new_file_open(const char *path, tni_new_file *out) TN_NODISCARD;

/* Write the next bytes. After a failure the file can only be discarded. */
tn_status tni_new_file_write(tni_new_file *file, const void *data, size_t bytes) TN_NODISCARD;

/*
 * Put the file in place of the one with its name. It is none after that; on failure it is discarded
 * and the old file is as it was.
 */
tn_status tni_new_file_commit(tni_new_file *file) TN_NODISCARD;

/* Forget a file that was begun; none is legal. */
void tni_new_file_discard(tni_new_file *file);

#endif
