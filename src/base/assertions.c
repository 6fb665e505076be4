/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a false assertion does: print one text to standard error and abort. The text is written
 * before any memory of the core is requested, because that may be what is wrong.
 */
#include "base/assertions.h"

#include <pthread.h>

#ifdef TENON_ASSERT

#    include "base/base.h"
#    include "base/pending.h"

#    include <errno.h>
#    include <fcntl.h>
#    include <stdio.h>
#    include <stdlib.h>
#    include <unistd.h>

/* Printed after the text, because printing them needs memory. */
static void print_frames(void)
{
    void *frames[32];
    tni_buffer text = {0};
    tni_backtrace_print(&text, frames, tni_backtrace_take(frames, TN_LEN(frames)));
    if (text.data != NULL)
        fputs(text.data, stderr);
    tni_buffer_free(&text);
}

static TNI_THREAD_LOCAL bool has_failed; /* the thread prints a failure: the next one only aborts */

void tni_assert_fail(const char *file, int line, const char *claim)
{
    /* What follows uses the core, where the same may be wrong once more. */
    if (has_failed)
        abort();
    has_failed = true;
    const char *operator_name = tni_pending_operator();
    fprintf(stderr, "%s:%d: not true: %s\n  thread %ld", file, line, claim, (long)gettid());
    if (tni_in_parallel())
        fprintf(stderr, ", number %u of a parallel region", tni_thread_index());
    fprintf(stderr, "; last failure: %s%s%s\n", operator_name != NULL ? operator_name : "",
            operator_name != NULL ? ": " : "", tn_last_error());
    print_frames();
    abort();
}

TNI_THREAD_LOCAL unsigned tni_graph_locks_held;

static int log_file = -1; /* written once */

static void open_log(void)
{
    const char *path = tni_env("TENON_ASSERT_LOG");
    if (path != NULL && path[0] != '\0')
        log_file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
}

/* One write per line, so that processes can share the file. */
void tni_assert_log(const char *file, int line)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    char text[512];
    int saved = errno;
    pthread_once(&once, open_log);
    int length = log_file < 0 ? 0 : snprintf(text, sizeof text, "%s:%d\n", file, line);
    /* A line that cannot be written is missing from the log; nobody here can do more. */
    ssize_t written = 0;
    if (length > 0 && (size_t)length < sizeof text)
        written = write(log_file, text, (size_t)length);
    (void)written;
    errno = saved;
}

#endif
