/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Weighted sums of lines of bytes in fixed point (byte_taps.h), compiled once per ISA. Sums of a
 * run of bytes stay in registers while the taps are added.
 */
#include "kernels/conv/byte_taps.h"
#include "kernels/core/lanes.h"

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 4")

/* Bytes whose sums are computed together: those of a vector. */
#define RUN TNI_VECTOR_BYTES

/* Compute the sums of up to RUN bytes from `at` on. */
INLINE void sum_few(const tni_byte_sum *call, int64_t at, int64_t count)
{
    int32_t sums[RUN];
    for (int64_t i = 0; i < count; i++)
        sums[i] = (int32_t)1 << call->shift >> 1;
    for (int64_t k = 0; k < call->taps; k++) {
        const uint8_t *from = call->from + call->sources[k] * call->count + at;
        for (int64_t i = 0; i < count; i++)
            sums[i] += call->weights[k] * from[i];
    }
    for (int64_t i = 0; i < count; i++) {
        const int32_t sum = sums[i] >> call->shift;
        call->to[at + i] = (uint8_t)(sum < 0 ? 0 : sum > 255 ? 255 : sum);
    }
}

#if defined(__AVX2__)
typedef int32_t ints __attribute__((vector_size(RUN)));

/* Return a vector of bytes as numbers; gcc 12 converts vectors of them one by one. */
INLINE ints load_bytes(const uint8_t *from)
{
#    ifdef __AVX512F__
    return (ints)_mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)(const void *)from));
#    else
    return (ints)_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(const void *)from));
#    endif
}

/* Write four vectors of numbers, clamped to [0, 255]. */
INLINE void store_bytes(uint8_t *to, const ints *numbers)
{
#    ifdef __AVX512F__
    UNROLL for (int v = 0; v < 4; v++)
    {
        const __m512i positive = _mm512_max_epi32((__m512i)numbers[v], _mm512_setzero_si512());
        _mm_storeu_si128((__m128i *)(void *)(to + 16 * v), _mm512_cvtusepi32_epi8(positive));
    }
#    else
    /* Packing interleaves the 16-byte halves of its operands. */
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    const __m256i low = _mm256_packs_epi32((__m256i)numbers[0], (__m256i)numbers[1]);
    const __m256i high = _mm256_packs_epi32((__m256i)numbers[2], (__m256i)numbers[3]);
    const __m256i bytes = _mm256_packus_epi16(low, high);
    _mm256_storeu_si256((__m256i *)(void *)to, _mm256_permutevar8x32_epi32(bytes, order));
#    endif
}

/* Compute the sums of RUN bytes from `at` on. */
INLINE void sum_run(const tni_byte_sum *call, int64_t at)
{
    ints sums[4];
    UNROLL for (int v = 0; v < 4; v++) sums[v] = ((int32_t)1 << call->shift >> 1) - (ints){0};
    for (int64_t k = 0; k < call->taps; k++) {
        const uint8_t *from = call->from + call->sources[k] * call->count + at;
        UNROLL for (int v = 0; v < 4; v++) sums[v] +=
            call->weights[k] * load_bytes(from + v * RUN / 4);
    }
    UNROLL for (int v = 0; v < 4; v++) sums[v] >>= call->shift;
    store_bytes(call->to + at, sums);
}
#else
/* Constant bounds let the compiler vectorise. */
INLINE void sum_run(const tni_byte_sum *call, int64_t at)
{
    sum_few(call, at, RUN);
}
#endif

/* Compute all sums; the last run overlaps the one before. */
static void sum_bytes(const tni_byte_sum *call)
{
    int64_t at = 0;
    for (; at + RUN <= call->count; at += RUN)
        sum_run(call, at);
    if (at < call->count && at > 0)
        sum_run(call, call->count - RUN);
    else if (at < call->count)
        sum_few(call, at, call->count);
}

const tni_sum_bytes TNI_AT_ISA(tni_sum_bytes) = sum_bytes;
