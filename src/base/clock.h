/* SPDX-License-Identifier: BSD-3-Clause */
/* The clock that spans of time are measured by: it never goes back. */
#ifndef TNI_BASE_CLOCK_H
#define TNI_BASE_CLOCK_H

#include <stdint.h>
#include <time.h>

/* Return the nanoseconds since some fixed moment, as CLOCK_MONOTONIC of POSIX counts. Any thread.
 */
static inline int64_t tni_nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

#endif
