/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Results past the caches.
 *
 * What is written is first read into the cache, unless whole lines are written past it. Where a
 * loop's operands together exceed the last-level cache, nobody finds its result there anyway, and a
 * third to a quarter of the traffic is saved.
 */
#ifndef TENON_STREAM_H
#define TENON_STREAM_H

#include "kernels/core/isa.h"

#include <stdint.h>

/*
 * Copies a multiple of 64 bytes between addresses that are multiples of 64, past the caches. Other
 * threads see it after tni_stream_end.
 */
void tni_stream_base(char *to, const char *from, int64_t bytes);
void tni_stream_avx2(char *to, const char *from, int64_t bytes);
void tni_stream_avx512(char *to, const char *from, int64_t bytes);

/* What tni_stream has written is seen before anything that this thread writes from here on. */
void tni_stream_end(void);

/*
 * Bytes of operands from which on results are written past the caches: what TENON_STREAM_MB says,
 * else the size of the last-level cache. Found out once.
 */
int64_t tni_stream_bound(void);

#endif
