/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How Tenon reports failure: a status and a per-thread message.
 *
 * Every function that can fail returns a tn_status. On failure its outputs are untouched and
 * tn_last_error() of the calling thread says what went wrong: the operator, the argument, the
 * value and what was expected. Nothing is printed and nothing aborts. A success leaves the
 * message of an earlier failure in place, so read it right after the call that failed:
 *
 *     if (tn_op_find("myops::scale", &op) != TN_OK) {
 *         fprintf(stderr, "%s\n", tn_last_error());
 *         return 1;
 *     }
 *
 * Two failures are common to all of Tenon and are not repeated at each function: TN_ERR_MEMORY when
 * memory runs out, and TN_ERR_VALUE when a pointer that is needed is NULL.
 * Whatever else a function can return stands in its comment. A caller should be ready for codes it
 * does not know, because a call forwards what the operator's kernel returned.
 *
 * Threads: messages are per thread; every function here may be called from any thread. Recording a
 * failure or giving a warning leaves errno as it was.
 */
#ifndef TENON_STATUS_H
#define TENON_STATUS_H

/*
 * TN_API marks what the library exports, TN_NODISCARD a result that a compiler should not let pass
 * unread, TN_PRINTF a function whose arguments a compiler checks against its format, TN_DEPRECATED
 * what will go; its text names the replacement, and TENON_IGNORE_DEPRECATED silences it.
 */
#if defined(__GNUC__)
#define TN_API                 __attribute__((visibility("default")))
#define TN_NODISCARD           __attribute__((warn_unused_result))
#define TN_PRINTF(text, first) __attribute__((format(printf, text, first)))
#ifdef TENON_IGNORE_DEPRECATED
#define TN_DEPRECATED(text)
#else
#define TN_DEPRECATED(text) __attribute__((deprecated(text)))
#endif
#else
#define TN_DEPRECATED(text)
#define TN_API
#define TN_NODISCARD
#define TN_PRINTF(text, first)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * One row per status: name, number, text. The comment of a row names the Python exception of the
 * same meaning. An extension written in C++ fails by throwing, and its exception's class chooses
 * the row as PyTorch's Python binding chooses its exception: std::out_of_range is ERR_INDEX,
 * std::overflow_error ERR_OVERFLOW, std::invalid_argument, domain_error, length_error and
 * range_error ERR_VALUE, std::bad_alloc ERR_MEMORY, and everything else ERR_RUNTIME.
 *
 * Numbers are part of the ABI: a row is never renumbered or removed, new ones go to the end.
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
    X(ERR_NOT_FOUND, 9, "not found")             /* LookupError: no such operator or library */    \
    X(ERR_LINALG, 10, "no such factors")         /* LinAlgError: a matrix that is singular, … */

typedef enum tn_status {
#define TN_STATUS_ENUM(name, number, text) TN_##name = number,
    TN_STATUS_LIST(TN_STATUS_ENUM)
#undef TN_STATUS_ENUM
} tn_status;

/*
 * The name of a status, "TN_ERR_VALUE"; "TN_UNKNOWN" for a number that is none. Never NULL, static:
 * for logs and tests, where the name says more than the number.
 */
TN_API const char *tn_status_name(tn_status status);

/*
 * The status's general meaning in a few words, "out of memory"; "unknown status" for a number that
 * is none. Never NULL, static. What happened in one call is in tn_last_error().
 */
TN_API const char *tn_status_text(tn_status status);

/*
 * The message of this thread's last failure, without a trailing newline; "" before the first.
 * Borrowed: valid until the next failing call on this thread, or its end. Never NULL, of any
 * length, and possibly of several lines where an extension's exception has them. A thread that has
 * no memory for the text gets the status's general meaning instead.
 */
TN_API const char *tn_last_error(void);

/* The status that went with tn_last_error(); TN_OK before the first failure. */
TN_API tn_status tn_last_status(void);

/*
 * Receives warnings (for example: a second kernel replaced a first one). `message` is borrowed for
 * the call, without a newline, and cut off behind 1,023 bytes. May be called from any thread,
 * several at once. It may call Tenon: no lock is held but, for a warning that comes while an
 * extension is being loaded, that of the loader, for which other threads' loads wait. It must not
 * throw.
 */
typedef void (*tn_warning_handler)(void *context, const char *message);

/*
 * Replaces the process's warning handler; NULL restores the default, which writes one line
 * `tenon: warning: ...` to standard error. `context` is handed to the handler untouched. Another
 * thread may have picked the old pair up just before it was replaced, so the old handler and its
 * context have to stay valid while other threads still call Tenon.
 */
TN_API void tn_set_warning_handler(tn_warning_handler handler, void *context);

#ifdef __cplusplus
}
#endif
#endif
