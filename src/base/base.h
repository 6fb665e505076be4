/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * base: what every layer stands on. Failure messages, memory, reference counts, text, a name table
 * that is read without locks, threads and the operating system.
 *
 * Invariants: all of the core's memory comes from tni_malloc and friends, so that a hostile build
 * can fail the nth request; nothing here has a static constructor or destructor; errno is preserved
 * by the functions that say so.
 */
#ifndef TENON_BASE_H
#define TENON_BASE_H

#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/single_threaded.h>

#include "base/assertions.h"

#include <tenon/status.h>

#define TNI_LIKELY(condition)   __builtin_expect(!!(condition), 1)
#define TNI_UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define TNI_COLD                __attribute__((cold, noinline))
#define TNI_NOINLINE            __attribute__((noinline))
/* Initial-exec: libtenon is opened with dlopen, yet its few bytes fit the static reserve. */
#define TNI_THREAD_LOCAL        _Thread_local __attribute__((tls_model("initial-exec")))

/* Forwards a failure. The only macro that returns. */
#define TN_TRY(expression)                                                                         \
    do {                                                                                           \
        tn_status tn_try_status = (expression);                                                    \
        if (TNI_UNLIKELY(tn_try_status != TN_OK))                                                  \
            return tn_try_status;                                                                  \
    } while (0)

/* Number of elements of an array (not of a pointer). */
#define TN_LEN(array) (sizeof(array) / sizeof((array)[0]))

/* ---- failure ---- */

/* Records status and message for this thread; returns `code`. Preserves errno. */
TNI_COLD tn_status tni_fail(tn_status code, const char *format, ...) TN_PRINTF(2, 3);
TNI_COLD tn_status tni_vfail(tn_status code, const char *format, va_list arguments) TN_PRINTF(2, 0);

/* "FUNCTION: WHAT must not be NULL": a public entry was given NULL where it needs something. */
TNI_COLD tn_status tni_fail_null(const char *function, const char *what);

/* Out of memory while asking for `bytes`: needs no memory itself. */
TNI_COLD tn_status tni_fail_memory(size_t bytes);

/* Puts "`format`: " in front of this thread's message; returns `status` unchanged. */
TNI_COLD tn_status tni_fail_context(tn_status status, const char *format, ...) TN_PRINTF(2, 3);

/* TN_ERR_IO, with what dlerror says of `path` in a sentence with a cause and a cure. */
TNI_COLD tn_status tni_linker_refusal(const char *path);

/* How many failures this thread has recorded: who called foreign code sees whether one came of it.
 */
uint32_t tni_failures(void);

/* Hands one warning to the process's handler. Not to be called with a lock held but the loader's.
 */
TNI_COLD void tni_warn(const char *format, ...) TN_PRINTF(1, 2);

/* ---- memory ---- */

/* As malloc, calloc, realloc and free; NULL on failure, without a message. 16-byte aligned. */
void *tni_malloc(size_t bytes);
void *tni_calloc(size_t count, size_t bytes);
void *tni_realloc(void *memory, size_t bytes);
void tni_free(void *memory);

/* `alignment` is a power of two >= 16; freed with tni_free. */
void *tni_malloc_aligned(size_t alignment, size_t bytes);

/* A NUL-terminated copy of `length` bytes; NULL on failure. Freed with tni_free. */
char *tni_copy_text(const char *text, size_t length);

/*
 * Makes room for `need` items of `item_size` bytes in *items, doubling *capacity. On failure
 * nothing changed and a message is recorded.
 */
tn_status tni_reserve(void **items, size_t *capacity, size_t need, size_t item_size) TN_NODISCARD;

/*
 * Fault injection: the nth request from now fails (1 is the next) and the ones behind it succeed; 0
 * turns it off, UINT64_MAX only counts. It concerns the calling thread alone. Returns how many
 * requests this thread made since it was last armed. Always there, and free on the call path:
 * requests are counted only while armed, but then also those that a pool answers.
 */
uint64_t tni_fault_arm(uint64_t nth);

/* Counts one request that does not come here otherwise; true if it must fail now. */
bool tni_fault_hit(void);

/* Whether this thread has armed injection: then pools must ask for memory each time. */
bool tni_fault_is_armed(void);

/*
 * Fills a structure of the caller's, whose first member is its size as the caller was compiled,
 * with as much of `filled`, of `ours` bytes, as both know. The size stays the caller's.
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

/* A count that is plain while the process has one thread, and atomic after. */
typedef struct tni_ref {
    uint32_t count; /* references; the object dies when it reaches 0 */
} tni_ref;

static inline void tni_ref_init(tni_ref *ref)
{
    ref->count = 1;
}

/* What is counted is there as long as somebody holds a reference, and fewer than half of all
 * numbers do. */
static inline bool tni_ref_is_held(const tni_ref *ref)
{
    uint32_t count = __atomic_load_n(&ref->count, __ATOMIC_RELAXED);
    return count != 0 && count <= INT32_MAX;
}

static inline void tni_ref_retain(tni_ref *ref)
{
    TNI_ASSERT(tni_ref_is_held(ref));
    if (TNI_LIKELY(__libc_single_threaded))
        ref->count++;
    else
        __atomic_fetch_add(&ref->count, 1, __ATOMIC_RELAXED);
}

/* True if that was the last reference. A sole owner pays no locked instruction. */
static inline bool tni_ref_release(tni_ref *ref)
{
    TNI_ASSERT(tni_ref_is_held(ref));
    if (TNI_LIKELY(__libc_single_threaded))
        return --ref->count == 0;
    if (__atomic_load_n(&ref->count, __ATOMIC_ACQUIRE) == 1)
        return true;
    return __atomic_fetch_sub(&ref->count, 1, __ATOMIC_ACQ_REL) == 1;
}

/* One more reference, unless the last one has gone and the object is about to. Any thread. */
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

/* A borrowed run of bytes, not necessarily NUL-terminated. */
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
 * A growing text. Zeroed is empty. An allocation failure sticks (`failed`), so that a run of
 * appends needs one check at its end. Freed with tni_buffer_free.
 */
typedef struct tni_buffer {
    char *data;      /* NUL-terminated once anything was appended; else NULL */
    size_t length;   /* bytes without the NUL */
    size_t capacity; /* bytes allocated */
    bool failed;     /* an append found no memory */
} tni_buffer;

/* Whether the text ends within what is allocated. */
bool tni_buffer_is_valid(const tni_buffer *buffer);

/* Appends bytes, or printed text. tni_buffer_free leaves the buffer empty and usable. */
void tni_buffer_add(tni_buffer *buffer, const char *text, size_t length);
void tni_buffer_print(tni_buffer *buffer, const char *format, ...) TN_PRINTF(2, 3);
void tni_buffer_free(tni_buffer *buffer);

/*
 * Locale-free: the number at the start of `text`, decimal or hexadecimal, with an optional sign but
 * without blanks, "inf" or "nan". Returns the bytes used, 0 (and *out untouched) if there is none,
 * or no memory for a number of more than 127 bytes; nothing is recorded.
 */
size_t tni_parse_double(tni_text text, double *out);

/* Bytes of the number that tni_parse_double would read, without reading it: needs no memory. */
size_t tni_double_length(tni_text text);

/*
 * Locale-free "%.17g", with a "." behind it where nothing else says that it is a real: "2.", "0.5",
 * "1e+20", "inf". Returns the length, as snprintf does; 32 bytes always suffice.
 */
size_t tni_format_double(double value, char *buffer, size_t size);

/* ---- names ---- */

/* A hash of bytes; stable within a process, not promised across versions. */
uint64_t tni_hash(const char *data, size_t length);

/* One entry of a name table; embedded as the first member of what the table holds. */
typedef struct tni_name {
    uint64_t hash;    /* tni_hash of the text */
    const char *text; /* owned by the entry, NUL-terminated */
    uint32_t length;  /* bytes of text */
} tni_name;

/* A table of entries by name: one writer at a time (the caller's lock), readers never wait. */
typedef struct tni_table {
    _Atomic(struct tni_table_buckets *)
        buckets;  /* NULL while empty; replaced when it grows, old kept */
    size_t count; /* entries; the writer's */
} tni_table;

/* Whether every entry is found by its name; with the writer's lock, and slow. */
bool tni_table_is_valid(const tni_table *table);

/* The entry called `text`, or NULL. Any thread. */
tni_name *tni_table_find(const tni_table *table, const char *text, size_t length, uint64_t hash);

/* Publishes `entry`, whose name must not be in the table. The entry must live for ever. */
tn_status tni_table_insert(tni_table *table, tni_name *entry) TN_NODISCARD;

/* The `index`th entry in no particular order, NULL past the end. For listing; the writer's lock. */
tni_name *tni_table_at(const tni_table *table, size_t index);

/* ---- threads (threads.c owns OpenMP: the one file that names it) ---- */

/* The body of a parallel loop over [begin, end). */
typedef void (*tni_loop_body)(int64_t begin, int64_t end, void *context);

/*
 * Runs `body` over [begin, end) in chunks of ceil(n / min(threads, ceil(n / grain))), thread 0
 * being the caller; in one call on the caller when n <= grain, inside a parallel region, with one
 * thread, or while more callers than cores run loops. grain <= 0 counts as 1. The body must not
 * throw. Nothing happens if begin >= end.
 */
void tni_parallel_for(int64_t begin, int64_t end, int64_t grain, tni_loop_body body, void *context);

/*
 * Runs a library that opens parallel regions of its own, by OpenMP: it gets as many threads as a
 * loop would, with the same rules about regions, callers and forks.
 */
void tni_parallel_library(void (*body)(void *context), void *context);

/*
 * The same for code that has a most of its own, which is 0 for none; it may call loops of ours, and
 * is no caller of one itself.
 */
void tni_parallel_code(uint32_t most, void (*body)(void *context), void *context);

/* How many threads a loop may have: the machine's number until set; set clamps to 1..1024. */
uint32_t tni_num_threads(void);
void tni_set_num_threads(uint32_t count);

/* The caller's number within its parallel region, 0 outside of one. */
uint32_t tni_thread_index(void);
bool tni_in_parallel(void);

/* ---- frames of a failure ---- */

/* Whether failures keep their frames. */
bool tni_backtrace_is_wanted(void);

/* Fills `at` with up to `most` addresses of the calling thread, innermost first; their number. */
unsigned tni_backtrace_take(void **at, unsigned most);

/* Appends a line for each address. */
void tni_backtrace_print(tni_buffer *text, void *const *at, unsigned count);

/* ---- operating system ---- */

/* A TENON_* variable, NULL if unset or in a privileged process. */
const char *tni_env(const char *name);

/*
 * The folder that libtenon, or the program that contains it, lies in: into `folder`, which has room
 * for PATH_MAX bytes. TN_ERR_IO where the system cannot tell.
 */
tn_status tni_own_folder(char *folder) TN_NODISCARD;

/*
 * Whether a library that calls itself `soname` is open in the process. The linker's own question,
 * dlopen's RTLD_NOLOAD, searches all its folders for a file before it says no.
 */
bool tni_library_is_open(const char *soname);

/* Whether the process answers as an older release of PyTorch than the newest one served. */
bool tni_torch_abi_is_older(void);

/*
 * Maps a whole file read-only. TN_ERR_IO names the file and the reason. An empty file maps to NULL
 * and 0 bytes. Undone by tni_unmap.
 */
tn_status tni_map_file(const char *path, const void **data, size_t *bytes) TN_NODISCARD;
void tni_unmap(const void *data, size_t bytes);

#endif
