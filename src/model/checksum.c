/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The checksum of ZIP archives, CRC-32. A load goes over every byte that it uses, so where the CPU
 * multiplies without carries the sum is made of whole blocks: zlib's takes one millisecond for two
 * megabytes, which is most of what a small model's load takes.
 *
 * The bytes are the coefficients of a polynomial, the first bit the highest power, and the sum is
 * its remainder by P. What lies `n` bits before the end is multiplied by x^n; a block may so be
 * added to one that comes `n` bits later, and the remainder stays. Bits are numbered from the
 * lowest power down here, as the format has them, in which a product of two 64-bit numbers comes
 * out multiplied by x once more: hence the powers below are lower by one.
 */
#include <zlib.h>
#if defined(__x86_64__)
#    include <immintrin.h>
#endif

#include "base/processor.h"
#include "model/models.h"

#if defined(__x86_64__)
/* x^575, x^511, x^191 and x^127 modulo P, in the upper half of 64 bits. */
#    define BY_576 0x653d982200000000U
#    define BY_512 0xcad38e8f00000000U
#    define BY_192 0x65673b4600000000U
#    define BY_128 0x9ba54c6f00000000U

#    define BLOCK 16 /* bytes that are added at once */
#    define ROUND 64 /* bytes that go on side by side, because a product takes some time */

/* `sum` as it stands `steps` bits later, and what stands there. */
__attribute__((target("pclmul"))) static inline __m128i carry(__m128i sum, __m128i steps,
                                                              __m128i next)
{
    __m128i first = _mm_clmulepi64_si128(sum, steps, 0x00);
    __m128i second = _mm_clmulepi64_si128(sum, steps, 0x11);
    return _mm_xor_si128(_mm_xor_si128(first, second), next);
}

static inline __m128i load(const unsigned char *at)
{
    return _mm_loadu_si128((const __m128i *)(const void *)at);
}

/* The block that has the remainder of `rounds` whole rounds, at least one. */
__attribute__((target("pclmul"))) static void fold(const unsigned char *at, size_t rounds,
                                                   unsigned char out[BLOCK])
{
    const __m128i far = _mm_set_epi64x((int64_t)BY_512, (int64_t)BY_576);
    const __m128i near = _mm_set_epi64x((int64_t)BY_128, (int64_t)BY_192);
    __m128i sums[4];
    for (int i = 0; i < 4; i++)
        sums[i] = load(at + i * BLOCK);
    /* The format begins with the first 32 bits inverted. */
    sums[0] = _mm_xor_si128(sums[0], _mm_cvtsi32_si128(-1));
    for (size_t round = 1; round < rounds; round++)
        for (int i = 0; i < 4; i++)
            sums[i] = carry(sums[i], far, load(at + round * ROUND + (size_t)i * BLOCK));
    for (int i = 1; i < 4; i++)
        sums[i] = carry(sums[i - 1], near, sums[i]);
    _mm_storeu_si128((__m128i *)(void *)out, sums[3]);
}

static bool has_carryless(void)
{
    return tni_cpu_has(TNI_CPU_PCLMULQDQ);
}
#else
#    define BLOCK 16
#    define ROUND 64

static void fold(const unsigned char *at, size_t rounds, unsigned char out[BLOCK])
{
    (void)at;
    (void)rounds;
    (void)out;
}

static bool has_carryless(void)
{
    return false;
}
#endif

uint32_t tni_checksum(const void *data, size_t bytes)
{
    unsigned char block[BLOCK];
    const unsigned char *at = data;
    uLong sum = 0;
    size_t rounds = has_carryless() ? bytes / ROUND : 0;
    if (rounds > 0) {
        fold(at, rounds, block);
        /* zlib inverts before and behind: so it goes on from a sum of nothing. */
        sum = crc32(UINT32_MAX, block, BLOCK);
        at += rounds * ROUND;
        bytes -= rounds * ROUND;
    }
    return (uint32_t)crc32_z(sum, at, bytes);
}
