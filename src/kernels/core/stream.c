/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Non-temporal stores: the fence after them, and the size of results from which on they pay
 * (stream.h).
 */
#include "kernels/core/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/base.h"
#include "base/processor.h"

/* Where the system does not tell: the cache of a large processor. */
#define UNKNOWN_CACHE ((int64_t)32 << 20)

/* As many megabytes as leave room for all in 64 bits. */
#define MOST_MEGABYTES ((int64_t)1 << 40)

void tni_stream_end(void)
{
    tni_cpu_end_streams();
}

/*
 * Return the size of the last-level cache, which Linux gives as "32768K". What the processor itself
 * says, which sysconf passes on, is the cache of the whole machine, of which this may be a part.
 */
static int64_t cache_bytes(void)
{
    char text[32] = "";
    int saved = errno;
    int file = open("/sys/devices/system/cpu/cpu0/cache/index3/size", O_RDONLY | O_CLOEXEC);
    ssize_t length = file < 0 ? 0 : read(file, text, sizeof text - 1);
    if (file >= 0)
        close(file);
    errno = saved;
    long kilobytes = length > 0 ? strtol(text, NULL, 10) : 0;
    return kilobytes > 0 ? (int64_t)kilobytes << 10 : UNKNOWN_CACHE;
}

/* Several threads may find it at once: all find the same, and the first to store it warns. */
static TNI_COLD int64_t find_bound(_Atomic(int64_t) *found)
{
    bool is_wrong;
    int64_t none = 0;
    int64_t megabytes = tni_env_number("TENON_STREAM_MB", -1, &is_wrong);
    int64_t bound = megabytes < 0                ? cache_bytes()
                    : megabytes < MOST_MEGABYTES ? megabytes << 20
                                                 : MOST_MEGABYTES << 20;
    if (atomic_compare_exchange_strong(found, &none, bound + 1) && is_wrong)
        tni_env_warn("TENON_STREAM_MB");
    return bound;
}

int64_t tni_stream_bound(void)
{
    static _Atomic(int64_t) found; /* plus one; 0 before it was asked for */
    int64_t bound = atomic_load_explicit(&found, memory_order_relaxed);
    return TNI_LIKELY(bound != 0) ? bound - 1 : find_bound(&found);
}
