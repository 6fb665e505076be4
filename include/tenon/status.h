/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How Tenon reports failure: a status and a per-thread message.
 *
 * Every function that can fail returns a tn_status. On failure its outputs are untouched and
 * tn_last_error() of the calling thread says what went wrong: the operator, the argument, the
 * value and what was expected. Nothing is printed and nothing aborts. A success leaves the
 * message of an earlier failure in place, so read it right after the call that failed.
 *
 * Threads: messages are per thread; every function here may be called from any thread.
 */
#ifndef TENON_STATUS_H
#define TENON_STATUS_H

#if defined(__GNUC__)
#    define TN_API                 __attribute__((visibility("default")))
#    define TN_NODISCARD           __attribute__((warn_unused_result))
#    define TN_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#    define TN_API
#    define TN_NODISCARD
#    define TN_PRINTF(text, first)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * One row per status: name, number, text. The comment of a row names the Python exception that
 * the Python layer raises for it; PyTorch raises the same class for the same fault.
 */
#define TN_STATUS_LIST(X)                                                                          \
    X(OK, 0, "success")                                                                            \
    X(ERR_RUNTIME, 1, "runtime error")           /* RuntimeError: also every foreign exception */  \
    X(ERR_VALUE, 2, "invalid value")             /* ValueError */                                  \
    X(ERR_TYPE, 3, "wrong type")                 /* TypeError */                                   \
    X(ERR_INDEX, 4, "index out of range")        /* IndexError */                                  \
    X(ERR_OVERFLOW, 5, "number out of range")    /* OverflowError */                               \
    X(ERR_NOT_IMPLEMENTED, 6, "not implemented") /* NotImplementedError */                         \
    X(ERR_MEMORY, 7, "out of memory")            /* MemoryError */                                 \
    X(ERR_IO, 8, "input or output failed")       /* OSError */                                     \
    X(ERR_NOT_FOUND, 9, "not found")             /* LookupError: no such operator or library */

typedef enum tn_status {
#define TN_STATUS_ENUM(name, number, text) TN_##name = number,
    TN_STATUS_LIST(TN_STATUS_ENUM)
#undef TN_STATUS_ENUM
} tn_status;

/* The name of a status, "TN_ERR_VALUE"; "TN_UNKNOWN" for a number that is none. Never NULL. */
TN_API const char *tn_status_name(tn_status status);

/* The status's general meaning in a few words. Never NULL. */
TN_API const char *tn_status_text(tn_status status);

/*
 * The message of this thread's last failure, without a trailing newline; "" before the first.
 * Borrowed: valid until the next failing call on this thread. Never NULL.
 */
TN_API const char *tn_last_error(void);

/* The status that went with tn_last_error(); TN_OK before the first failure. */
TN_API tn_status tn_last_status(void);

/*
 * Receives warnings (for example: a second kernel replaced a first one). `message` is borrowed for
 * the call. May be called from any thread, never while a lock of Tenon is held.
 */
typedef void (*tn_warning_handler)(void *context, const char *message);

/*
 * Replaces the process's warning handler; NULL restores the default, which writes one line
 * `tenon: warning: ...` to standard error. `context` is handed to the handler untouched and must
 * outlive it.
 */
TN_API void tn_set_warning_handler(tn_warning_handler handler, void *context);

#ifdef __cplusplus
}
#endif
#endif
