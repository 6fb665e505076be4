/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * CRC-32, the checksum of members of ZIP archives. Loading a package checks every byte that it
 * uses; zlib's function takes a millisecond for two megabytes, which would be most of the time in
 * which a small model is loaded. So, where the CPU multiplies without carries (PCLMULQDQ), whole
 * blocks are folded first (Gopal et al., Intel, 2009), and zlib only finishes the last few bytes.
 *
 * The bytes are the coefficients of a polynomial over GF(2), the first bit being the highest power,
 * and the checksum is its remainder modulo P. A block that is n bits before another one counts as
 * the block times x^n, so it can be multiplied by (x^n mod P) and added to the other one, and the
 * remainder stays the same.
 *
 * The format reverses bits: the lowest bit of a word is the highest power. In that order, the
 * product of two 64-bit numbers comes out multiplied by x once more. Hence the powers below are
 * lower by one.
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

#    define BLOCK 16 /* bytes of one accumulator */
#    define ROUND 64 /* bytes of four independent ones, which hide the latency of a product */

/*
 * Move `sum` on by the distance of `steps` and add the block there: the upper and lower halves are
 * multiplied by their own powers.
 */
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

/* Fold `rounds` rounds of 64 bytes, at least one, into 16 bytes with the same remainder. */
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
    /* Four accumulators, each 512 bits before its next block. */
    for (size_t round = 1; round < rounds; round++)
        for (int i = 0; i < 4; i++)
            sums[i] = carry(sums[i], far, load(at + round * ROUND + (size_t)i * BLOCK));
    /* Add the four, which are 128 bits apart. */
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
        /*
         * zlib inverts the sum that it is given and the one that it returns: given all ones, it
         * begins with 0, because fold has inverted the first bits already.
         */
        sum = crc32(UINT32_MAX, block, BLOCK);
        at += rounds * ROUND;
        bytes -= rounds * ROUND;
    }
    return (uint32_t)crc32_z(sum, at, bytes);
}
