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

#if defined(__AVX512F__)
#    define VECTOR   __m512i
#    define OP(name) _mm512_##name
#    define LOAD(at) _mm512_loadu_si512((const void *)(at))
#    define NONE     _mm512_setzero_si512()
#elif defined(__AVX2__)
#    define VECTOR   __m256i
#    define OP(name) _mm256_##name
#    define LOAD(at) _mm256_loadu_si256((const __m256i *)(const void *)(at))
#    define NONE     _mm256_setzero_si256()
#endif

#ifdef VECTOR
/*
 * Compute the sums of RUN bytes from `at` on, of two taps at a time: one instruction multiplies
 * both by weights of 16 bits and adds. Interleaving and packing work on parts of 16 bytes, so that
 * what is packed has its order again.
 */
INLINE void sum_run(const tni_byte_sum *call, int64_t at)
{
    const VECTOR half = OP(set1_epi32)((int32_t)1 << call->shift >> 1);
    const __m128i shift = _mm_cvtsi32_si128(call->shift);
    VECTOR sums[4] = {half, half, half, half};
    const uint8_t *from = call->from + at;
    for (int64_t k = 0; k < call->taps; k += 2) {
        const bool is_pair = k + 1 < call->taps;
        const uint32_t second = is_pair ? (uint32_t)call->weights[k + 1] << 16 : 0;
        const VECTOR weights = OP(set1_epi32)((int32_t)(second | (uint16_t)call->weights[k]));
        const VECTOR a = LOAD(from + call->sources[k] * call->count);
        const VECTOR b = is_pair ? LOAD(from + call->sources[k + 1] * call->count) : NONE;
        const VECTOR low = OP(unpacklo_epi8)(a, b);
        const VECTOR high = OP(unpackhi_epi8)(a, b);
        const VECTOR pairs[4] = {OP(unpacklo_epi8)(low, NONE), OP(unpackhi_epi8)(low, NONE),
                                 OP(unpacklo_epi8)(high, NONE), OP(unpackhi_epi8)(high, NONE)};
        UNROLL for (int v = 0; v < 4; v++) sums[v] =
            OP(add_epi32)(sums[v], OP(madd_epi16)(pairs[v], weights));
    }
    UNROLL for (int v = 0; v < 4; v++) sums[v] = OP(sra_epi32)(sums[v], shift);
    const VECTOR bytes =
        OP(packus_epi16)(OP(packs_epi32)(sums[0], sums[1]), OP(packs_epi32)(sums[2], sums[3]));
    memcpy(call->to + at, &bytes, sizeof bytes);
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
