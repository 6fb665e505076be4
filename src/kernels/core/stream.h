/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Non-temporal stores of results.
 *
 * An ordinary store first reads its cache line; a non-temporal store of a whole line does not.
 * Where a loop's operands together exceed the last-level cache, the result would be evicted before
 * it is read anyway, and a third to a quarter of the memory traffic is saved.
 */
#ifndef TENON_STREAM_H
#define TENON_STREAM_H

#include "kernels/core/isa.h"

#include <stdint.h>

/*
 * Copy `bytes`, a multiple of 64, between addresses that are multiples of 64, past the caches.
 * Other threads see the result after tni_stream_end.
 */
void tni_stream_base(char *to, const char *from, int64_t bytes);
void tni_stream_avx2(char *to, const char *from, int64_t bytes);
void tni_stream_avx512(char *to, const char *from, int64_t bytes);

/* Order the stores of tni_stream before everything that this thread writes from here on. */
void tni_stream_end(void);

/*
 * Return the bytes of operands from which on results are written past the caches: TENON_STREAM_MB,
 * else the size of the last-level cache. Found once.
 */
int64_t tni_stream_bound(void);

#endif
