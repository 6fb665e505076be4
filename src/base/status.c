/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Status codes, each thread's last message, and warnings.
 *
 * A thread has 24 bytes: its status, a static text for when there is no memory, and a block made at
 * its first failure. The block has two messages that take turns, so that a new message may quote
 * the old one, and a third that only foreign code asks for. The block is freed with the thread; a
 * failure in a later destructor of the thread makes a new one, which the next round of destructors
 * frees.
 */
#include "base/base.h"
#include "base/pending.h"

#include <pthread.h>
#include <tenon/experimental/explain.h>
#include <tenon/library.h>

#include <errno.h>
#include <stdio.h>

/* The length up to which a message needs no allocation of its own. */
#define INLINE_BYTES 512

/* One message. */
typedef struct message {
    char *text;                     /* inline_text or memory of its own */
    size_t capacity;                /* bytes at text */
    char inline_text[INLINE_BYTES]; /* short messages */
} message;

/* The messages of one thread. */
typedef struct message_block {
    message messages[2]; /* the current one, and the one to be written next */
    message kept;        /* the text of tni_failure_keep */
    unsigned current;    /* index of the one that tn_last_error returns */
    unsigned nframes;    /* frames of the last failure; 0 if none were recorded */
    void *frames[48];    /* their addresses, innermost first */
    tni_buffer trace;    /* the text that tn_last_backtrace returned */
} message_block;

/*
 * The thread-local memory of a library opened with dlopen comes from a small reserve that all such
 * libraries share, so a thread has three words here and its texts on the heap.
 */
static TNI_THREAD_LOCAL message_block *thread_block;
static TNI_THREAD_LOCAL const char *thread_static_text;
static TNI_THREAD_LOCAL tn_status thread_status;
static TNI_THREAD_LOCAL uint32_t thread_failures;
TNI_THREAD_LOCAL tni_pending_failures tni_pending;
/* The operator that failed last, and the number of failures then. */
static TNI_THREAD_LOCAL const char *thread_operator;
static TNI_THREAD_LOCAL uint32_t thread_operator_at;

/* Only for its destructor: reading a thread-local is cheaper than pthread_getspecific. */
static pthread_once_t block_key_once = PTHREAD_ONCE_INIT;
static pthread_key_t block_key;
static bool block_key_made;

static pthread_mutex_t warning_lock = PTHREAD_MUTEX_INITIALIZER;
static tn_warning_handler warning_handler;
static void *warning_context;
static pthread_once_t warning_once = PTHREAD_ONCE_INIT;

const char *tn_status_name(tn_status status)
{
    switch (status) {
#define STATUS_NAME(name, number, text)                                                            \
    case TN_##name:                                                                                \
        return "TN_" #name;
        TN_STATUS_LIST(STATUS_NAME)
#undef STATUS_NAME
    }
    return "TN_UNKNOWN";
}

const char *tn_status_text(tn_status status)
{
    switch (status) {
#define STATUS_TEXT(name, number, text)                                                            \
    case TN_##name:                                                                                \
        return text;
        TN_STATUS_LIST(STATUS_TEXT)
#undef STATUS_TEXT
    }
    return "unknown status";
}

static void message_begin(message *m)
{
    m->text = m->inline_text;
    m->capacity = sizeof m->inline_text;
    m->text[0] = '\0';
}

static void message_free(message *m)
{
    if (m->text != m->inline_text)
        tni_free(m->text);
}

/*
 * Runs at the end of a thread. Another destructor may fail later and make a new block, so the
 * thread-locals must not point to the old one; pthread runs destructors again for keys set
 * meanwhile.
 */
static void block_free(void *memory)
{
    message_block *block = memory;
    for (size_t i = 0; i < TN_LEN(block->messages); i++)
        message_free(&block->messages[i]);
    message_free(&block->kept);
    tni_buffer_free(&block->trace);
    if (thread_block == block) {
        thread_block = NULL;
        thread_static_text = NULL;
        thread_status = TN_OK;
    }
    tni_free(block);
}

static void make_block_key(void)
{
    block_key_made = pthread_key_create(&block_key, block_free) == 0;
}

/*
 * Return the thread's block, made if there is none; NULL without memory. Without a key the block
 * would leak with its thread, so then there is none: in a process that has used up its keys,
 * messages are static texts.
 */
static message_block *block_get(void)
{
    message_block *block = thread_block;
    if (block)
        return block;
    block = tni_malloc(sizeof *block);
    if (!block)
        return NULL;
    for (size_t i = 0; i < TN_LEN(block->messages); i++)
        message_begin(&block->messages[i]);
    message_begin(&block->kept);
    block->current = 0;
    block->nframes = 0;
    block->trace = (tni_buffer){0};
    pthread_once(&block_key_once, make_block_key);
    if (!block_key_made || pthread_setspecific(block_key, block) != 0) {
        tni_free(block);
        return NULL;
    }
    thread_block = block;
    return block;
}

/*
 * Make room for `length` bytes and a NUL; without memory the room stays as it is: a truncated
 * message is better than none. The old text is not copied, since it is about to be overwritten.
 */
static void message_reserve(message *m, size_t length)
{
    TNI_ASSERT((m->text == m->inline_text) == (m->capacity == INLINE_BYTES));
    if (length < m->capacity)
        return;
    char *text = tni_malloc(length + 1);
    if (!text)
        return;
    if (m->text != m->inline_text)
        tni_free(m->text);
    m->text = text;
    m->capacity = length + 1;
}

/*
 * Print into the message that is not current; return false without a block.
 *
 * The current message must be intact until the new one is printed, because arguments may point into
 * it (tni_fail_context quotes tn_last_error). A format that vsnprintf refuses, such as one with
 * invalid multibyte text, is shown as it is.
 */
static bool message_print(const char *format, va_list arguments)
{
    message_block *block = block_get();
    if (!block)
        return false;
    TNI_ASSERT(block->current < TN_LEN(block->messages));
    message *m = &block->messages[block->current ^ 1];
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(m->text, m->capacity, format, arguments);
    if (length >= 0 && (size_t)length >= m->capacity) {
        message_reserve(m, (size_t)length);
        vsnprintf(m->text, m->capacity, format, again);
    }
    va_end(again);
    if (length < 0)
        snprintf(m->text, m->capacity, "%s", format);
    block->current ^= 1;
    return true;
}

/* The frames of tni_vfail and its callers are kept: they show who detected the fault. */
static TNI_COLD void take_frames(void)
{
    message_block *block = block_get();
    if (block != NULL)
        block->nframes = tni_backtrace_take(block->frames, TN_LEN(block->frames));
}

const char *tn_last_backtrace(void)
{
    message_block *block = thread_block;
    if (block == NULL || block->nframes == 0)
        return "";
    tni_buffer_free(&block->trace);
    block->trace = (tni_buffer){0};
    TNI_ASSERT(block->nframes <= TN_LEN(block->frames));
    tni_backtrace_print(&block->trace, block->frames, block->nframes);
    return block->trace.data == NULL ? "" : block->trace.data;
}

/*
 * A failing function, or the program that called Tenon, may still need errno: it is saved across
 * everything that can change it.
 */
tn_status tni_vfail(tn_status code, const char *format, va_list arguments)
{
    int saved = errno;
    thread_static_text = message_print(format, arguments) ? NULL : tn_status_text(code);
    thread_status = code;
    thread_failures++;
    tni_pending.count++;
    if (TNI_UNLIKELY(tni_backtrace_is_wanted()))
        take_frames();
    else if (thread_block != NULL)
        thread_block->nframes = 0;
    errno = saved;
    return code;
}

/*
 * TN_OK is replaced by another code: otherwise a kernel that fails with it by mistake would seem to
 * have succeeded without results.
 */
tn_status tn_fail(tn_status code, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    tn_status status = tni_vfail(code == TN_OK ? TN_ERR_RUNTIME : code, format, arguments);
    va_end(arguments);
    return status;
}

uint32_t tni_failures(void)
{
    return thread_failures;
}

void tni_pending_name(const char *operator_name)
{
    thread_operator = operator_name;
    thread_operator_at = thread_failures;
}

const char *tni_pending_operator(void)
{
    return thread_operator_at == thread_failures ? thread_operator : NULL;
}

tn_status tni_fail(tn_status code, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    tni_vfail(code, format, arguments);
    va_end(arguments);
    return code;
}

tn_status tni_fail_null(const char *function, const char *what)
{
    return tni_fail(TN_ERR_VALUE, "%s: %s must not be NULL", function, what);
}

/*
 * This must not request memory, so it only uses an existing block, whose inline text is longer than
 * the message. A thread that has never failed before has none and gets the static text.
 */
tn_status tni_fail_memory(size_t bytes)
{
    int saved = errno;
    message_block *block = thread_block;
    thread_static_text = block ? NULL : "out of memory";
    if (block) {
        block->current ^= 1;
        message *m = &block->messages[block->current];
        snprintf(m->text, m->capacity, "out of memory: %zu bytes were asked for", bytes);
    }
    thread_status = TN_ERR_MEMORY;
    thread_failures++;
    tni_pending.count++;
    errno = saved;
    return TN_ERR_MEMORY;
}

/* As tni_fail, keeping the frames of the failure that is described. */
TN_PRINTF(2, 3) static void add_context(tn_status code, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    thread_static_text = message_print(format, arguments) ? NULL : tn_status_text(code);
    thread_status = code;
    va_end(arguments);
}

/*
 * The prefix is printed first, since tni_fail has one format only. Without memory for it the
 * message stays as it was: the reason matters more than where it happened.
 */
tn_status tni_fail_context(tn_status status, const char *format, ...)
{
    int saved = errno;
    va_list arguments;
    va_start(arguments, format);
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    char *text = length < 0 ? NULL : tni_malloc((size_t)length + 1);
    if (text) {
        vsnprintf(text, (size_t)length + 1, format, again);
        add_context(status, "%s: %s", text, tn_last_error());
        tni_free(text);
    }
    va_end(again);
    va_end(arguments);
    errno = saved;
    return status;
}

/*
 * If the static text is set, there was no memory for the last message; the block, if any, still
 * holds an older one.
 */
const char *tn_last_error(void)
{
    if (thread_static_text)
        return thread_static_text;
    const message_block *block = thread_block;
    return block ? block->messages[block->current].text : "";
}

/* Truncated if there is no memory, like messages; without a block nothing is kept. */
void tni_failure_keep(void)
{
    int saved = errno;
    message_block *block = block_get();
    if (block == NULL)
        return;
    const char *text = tn_last_error();
    size_t length = strlen(text);
    message_reserve(&block->kept, length);
    snprintf(block->kept.text, block->kept.capacity, "%s", text);
    errno = saved;
}

const char *tni_failure_kept(void)
{
    return thread_block != NULL ? thread_block->kept.text : "";
}

tn_status tn_last_status(void)
{
    return thread_status;
}

/* Held across a fork, so that the child finds the lock free. */
static void lock_warnings(void)
{
    pthread_mutex_lock(&warning_lock);
}

static void unlock_warnings(void)
{
    pthread_mutex_unlock(&warning_lock);
}

static void watch_forks(void)
{
    (void)pthread_atfork(lock_warnings, unlock_warnings, unlock_warnings);
}

/*
 * Handler and context change together under a lock: a warning with the function of one and the
 * context of the other would crash.
 */
void tn_set_warning_handler(tn_warning_handler handler, void *context)
{
    pthread_once(&warning_once, watch_forks);
    lock_warnings();
    warning_handler = handler;
    warning_context = context;
    unlock_warnings();
}

/*
 * The handler is called without the lock, since it may call Tenon, warn again, or replace itself.
 * The text has a fixed size, because a failure to allocate could not be reported here.
 */
void tni_warn(const char *format, ...)
{
    int saved = errno;
    char text[4096];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    pthread_once(&warning_once, watch_forks);
    lock_warnings();
    tn_warning_handler handler = warning_handler;
    void *context = warning_context;
    unlock_warnings();
    if (handler)
        handler(context, text);
    else
        fprintf(stderr, "tenon: warning: %s\n", text);
    errno = saved;
}
