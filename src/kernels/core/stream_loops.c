/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Non-temporal copies, compiled once per ISA (isa.h). Other processors than x86-64 copy as usual.
 */
#include "kernels/core/stream.h"

#include <string.h>
#ifdef __x86_64__
#    include <immintrin.h>
#endif

#define LINE 64

#if defined(__AVX512F__)
#    define STREAM(to, from)                                                                       \
        _mm512_stream_si512((__m512i *)(void *)(to), _mm512_load_si512((const void *)(from)))
enum { STEP = 64 };
#elif defined(__AVX2__)
#    define STREAM(to, from)                                                                       \
        _mm256_stream_si256((__m256i *)(void *)(to),                                               \
                            _mm256_load_si256((const __m256i *)(const void *)(from)))
enum { STEP = 32 };
#elif defined(__x86_64__)
#    define STREAM(to, from)                                                                       \
        _mm_stream_si128((__m128i *)(void *)(to),                                                  \
                         _mm_load_si128((const __m128i *)(const void *)(from)))
enum { STEP = 16 };
#else
#    define STREAM(to, from) memcpy((to), (from), STEP)
enum { STEP = 16 };
#endif

/* A whole line at a time, so that the write-combining buffers never hold a part of one. */
void TNI_AT_ISA(tni_stream)(char *to, const char *from, int64_t bytes)
{
    for (int64_t line = 0; line < bytes; line += LINE)
        for (int64_t i = line; i < line + LINE; i += STEP)
            STREAM(to + i, from + i);
}
