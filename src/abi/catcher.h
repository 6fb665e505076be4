/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The catcher: what libtenon_cxx offers the core, in a header that C and C++ share.
 *
 * Foreign code may throw, and a C frame cannot catch. So once any C++ is in the process, every
 * foreign call goes through one of these functions. They catch everything but thread cancellation
 * (abi::__forced_unwind), which must reach the thread's end. What was caught is reported to the
 * core at once, on the thread that threw, so that no text is truncated or copied twice.
 */
#ifndef TENON_CATCHER_H
#define TENON_CATCHER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tenon/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Receives what was caught: the status for its class, and what(), borrowed during the call. */
typedef void (*tni_catch_record)(tn_status status, const char *what);

/* Each function returns false after calling *record, true if nothing was thrown. */
typedef struct tni_catcher {
    size_t size; /* sizeof(tni_catcher) of the library that provides it */
    /* runs a kernel of the ABI */
    bool (*kernel)(void (*function)(uint64_t *, uint64_t, uint64_t), uint64_t *stack,
                   uint64_t num_args, uint64_t num_outputs);
    /* runs a loop body */
    bool (*loop)(void (*body)(int64_t, int64_t, void *), int64_t begin, int64_t end, void *context);
    /* runs a deleter of a blob */
    bool (*deleter)(void (*function)(void *, void *), void *data, void *context);
    /* throws std::runtime_error; does not return */
    void (*raise)(const char *what);
} tni_catcher;

/* The one function that libtenon_cxx exports; the process uses `record` from then on. */
typedef const tni_catcher *(*tni_catcher_opener)(tni_catch_record record);
TN_API const tni_catcher *tenon_cxx_open(tni_catch_record record);

#ifdef __cplusplus
}
#endif
#endif
