/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The folds of reductions, compiled once per ISA (isa.h).
 *
 * Sums are pairwise (Higham, 2002, ch. 4), so that the error grows with the logarithm of the
 * length, and carried in double, so that narrower results are rounded once, at the end. Plain sums
 * first add groups of eight in their own type, since the conversion to double is the expensive
 * part. Moments are joined group by group (Chan, Golub and LeVeque, 1983), and log-sum-exp is
 * rescaled when the maximum grows (Milakov and Gimelshein, 2018).
 *
 * Each template below takes OP(prefix), the name of a function of the fold at hand: OP(columns_) is
 * columns_max_f32, and OP() is max_f32.
 */
#include "kernels/core/lanes.h"
#include "kernels/core/narrow_floats.h"
#include "kernels/reduce/reduce.h"

#include <math.h>

/* Elements that are summed in their own type, or taken apart, at a time. */
#define LEAF 256

/* Elements in a leaf of a pairwise sum, and the lanes that those are summed in. */
#define TREE_LEAF 1024
#define SIDES     16

/*
 * Columns that are folded together, and elements that keep arrays for them from being a multiple of
 * a page apart: processors take those for each other when they read what was just written.
 */
#define COLUMNS TNI_REDUCE_COLUMNS
#define APART   32

/*
 * Independent chains in which an extreme of a run is searched, of pairs of elements: two registers
 * for the best and two for the sums that tell of nan, or fewer. More chains do not speed up long
 * runs, and short runs spend longer on joining them.
 */
#define SIDE    (TNI_VECTOR_BYTES < 32 * sizeof(T) ? 2 * TNI_VECTOR_BYTES / (int64_t)sizeof(T) : 64)
#define HAS_NAN ((T)0.5 != 0)

#define INLINE static inline __attribute__((always_inline))

/*
 * Return i + 1. The empty instruction keeps a loop scalar: vectors of totals, which are 40 bytes
 * apart, or of a few last columns take kilobytes of code per type and are no faster.
 */
INLINE int64_t next_scalar(int64_t i)
{
    __asm__ volatile("");
    return i + 1;
}

/* The head of a tni_fold, and its elements `x` of a type. */
#define FOLD(name, type)                                                                           \
    static void name(const void *data, int64_t count, __attribute__((unused)) int64_t position,    \
                     __attribute__((unused)) double number, tni_total *into)
#define ELEMENTS(type) const type *x = data

/* The member of a total that holds the sum or the extreme of elements of type T. */
#define MEMBER(total)                                                                              \
    (*_Generic((T)0, float                                                                         \
               : &(total)->real[0], double                                                         \
               : &(total)->real[0], default                                                        \
               : &(total)->whole))

/*
 * Ask for `bytes` bytes a few lines before they are read: the processor's own prefetcher begins
 * anew at each page, and what is done with the numbers hides what is then waited for. Addresses may
 * be behind the elements, as nothing is read.
 */
#define AHEAD 2048
INLINE void fetch(const void *from, int64_t ahead, int64_t bytes)
{
    for (int64_t i = 0; i < bytes; i += 64)
        __builtin_prefetch((const void *)((uintptr_t)from + (uintptr_t)(ahead + i)));
}

/* ---- sums ---- */

/*
 * TERM(a) is what is summed of an element, a double, and WIDES(a) is the same of several in a
 * vector.
 */

/* The bits of a vector of doubles. */
typedef int64_t wide_bits __attribute__((vector_size(sizeof(tni_wides))));

/*
 * Return the powers of the moduli. Of floats as exp(n log|x|), whose error of some 1e-14 is lost
 * when the result is rounded to float; doubles need all digits of pow.
 */
INLINE tni_wides powers_of_f32(tni_wides x, double number)
{
    x = (tni_wides)((wide_bits)x & INT64_MAX);
    return tni_exp_doubles(number * tni_log_doubles(x));
}
INLINE tni_wides powers_of_f64(tni_wides x, double number)
{
    for (int k = 0; k < TNI_WIDES; k++)
        x[k] = pow(fabs(x[k]), number);
    return x;
}

#define OP(prefix) NAME(prefix##sum)
#define TERM(a)    (a)
#define WIDES(a)   (a)
#define TEMPLATE   "kernels/reduce/pairwise_sum.inc"
#include "kernels/core/for_reals.inc"
#undef OP
#undef WIDES
#undef TERM

#define OP(prefix) NAME(prefix##abs)
#define TERM(a)    fabs(a)
#define WIDES(a)   ((tni_wides)((wide_bits)(a)&INT64_MAX))
#define TEMPLATE   "kernels/reduce/sum_of_terms.inc"
#include "kernels/core/for_reals.inc"
#undef OP
#undef WIDES
#undef TERM

#define OP(prefix) NAME(prefix##squares)
#define TERM(a)    ((a) * (a))
#define WIDES(a)   ((a) * (a))
#define TEMPLATE   "kernels/reduce/sum_of_terms.inc"
#include "kernels/core/for_reals.inc"
#undef OP
#undef WIDES
#undef TERM

#define OP(prefix) NAME(prefix##powers)
#define TERM(a)    pow(fabs(a), number)
#define WIDES(a)   NAME(powers_of)(a, number)
#define TEMPLATE   "kernels/reduce/sum_of_terms.inc"
#include "kernels/core/for_reals.inc"
#undef OP
#undef WIDES
#undef TERM

/*
 * Plain sums go by blocks of SUM_BLOCK elements in LANES lanes of doubles. To each lane a block
 * adds eight elements, LANES apart, that were added pairwise in their own type; what is left at the
 * end is added element by element. Dense columns are added in the same order, so that a sum
 * does not depend on whether it is along rows or columns; what is made dense first is added a block
 * at a time (reduce.c).
 */
#define LANES     16
#define SUM_BLOCK (8 * LANES)
#define OF_EIGHT(x, step)                                                                          \
    ((((x)[0] + (x)[step]) + ((x)[2 * (step)] + (x)[3 * (step)])) +                                \
     (((x)[4 * (step)] + (x)[5 * (step)]) + ((x)[6 * (step)] + (x)[7 * (step)])))

/*
 * As many elements as are loaded at once: a register's worth, since memory is copied into larger
 * vectors piece by piece. They are returned through pointers, since how vectors are returned
 * depends on the ISA.
 */
typedef float part_f32 __attribute__((vector_size(sizeof(tni_wides))));
typedef tni_wides part_f64;

INLINE void load_part_f32(const float *x, part_f32 *out)
{
    part_f32 part;
    memcpy(&part, x, sizeof part);
    *out = part;
}
INLINE void load_part_f64(const double *x, part_f64 *out)
{
    *out = tni_widen_doubles(x);
}

/* The elements of a part of the type at hand. */
#define PART_LANES (int64_t)(sizeof(NAME(part)) / sizeof(WIDE))

#define WIDEN_PART(x) _Generic((WIDE)0, float : tni_widen_floats, double : tni_widen_doubles)(x)

/*
 * Load the first elements of a part, at most all, and zeros after them, where the ISA has masks for
 * vectors of a part's width. Return whether it has.
 */
#if defined(__AVX512F__)
_Static_assert(sizeof(part_f32) == sizeof(__m512) && sizeof(part_f64) == sizeof(__m512d),
               "masked loads are of as many bits as a part has");
INLINE bool load_masked_f32(float *room, const float *x, int64_t count)
{
    const __mmask16 mask = (__mmask16)((1U << (count < 16 ? count : 16)) - 1);
    _mm512_storeu_ps(room, _mm512_maskz_loadu_ps(mask, x));
    return true;
}
INLINE bool load_masked_f64(double *room, const double *x, int64_t count)
{
    const __mmask8 mask = (__mmask8)((1U << (count < 8 ? count : 8)) - 1);
    _mm512_storeu_pd(room, _mm512_maskz_loadu_pd(mask, x));
    return true;
}
INLINE bool load_masked_u16(uint16_t *room, const uint16_t *x, int64_t count)
{
    const __mmask16 mask = (__mmask16)((1U << (count < 16 ? count : 16)) - 1);
    _mm256_storeu_si256((__m256i *)(void *)room, _mm256_maskz_loadu_epi16(mask, x));
    return true;
}
#elif defined(__AVX2__)
_Static_assert(sizeof(part_f32) == sizeof(__m256) && sizeof(part_f64) == sizeof(__m256d),
               "masked loads are of as many bits as a part has");
INLINE bool load_masked_f32(float *room, const float *x, int64_t count)
{
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    const __m256i most = _mm256_set1_epi32((int)(count < 8 ? count : 8));
    _mm256_storeu_ps(room, _mm256_maskload_ps(x, _mm256_cmpgt_epi32(most, lanes)));
    return true;
}
INLINE bool load_masked_f64(double *room, const double *x, int64_t count)
{
    const __m256i lanes = _mm256_setr_epi64x(0, 1, 2, 3);
    const __m256i most = _mm256_set1_epi64x(count);
    _mm256_storeu_pd(room, _mm256_maskload_pd(x, _mm256_cmpgt_epi64(most, lanes)));
    return true;
}
INLINE bool load_masked_u16(const uint16_t *room, const uint16_t *x, int64_t count)
{
    (void)room, (void)x, (void)count;
    return false;
}
#endif
#if defined(__AVX2__)
#    define LOAD_MASKED(room, x, count)                                                            \
        _Generic((room), float * : load_masked_f32, double * : load_masked_f64, uint16_t * : load_masked_u16)        \
        (room, x, count)
#else
#    define LOAD_MASKED(room, x, count) false
#endif

/*
 * Add up the lanes of each column, `step` apart, lane i with lane i + half, as those of a run.
 * Columns are taken by whole vectors, for which the lanes have room.
 */
static TNI_NOINLINE void fold_lanes(const double *lanes, int64_t step, int64_t columns,
                                    tni_total *into)
{
    for (int64_t i = 0; i < columns; i += TNI_WIDES) {
        tni_wides sums[LANES];
        for (int64_t lane = 0; lane < LANES; lane++)
            sums[lane] = tni_widen_doubles(lanes + lane * step + i);
#pragma GCC unroll 4
        for (int64_t half = LANES / 2; half > 0; half /= 2)
            for (int64_t lane = 0; lane < half; lane++)
                sums[lane] += sums[half + lane];
        for (int64_t k = 0; k < TNI_WIDES && i + k < columns; k++)
            into[i + k].real[0] += sums[0][k];
    }
}

/* Return the sum of the lanes of a vector, lane i with lane i + half. */
INLINE double sum_of_wides(const tni_wides *sums)
{
    double lanes[TNI_WIDES];
    memcpy(lanes, sums, sizeof lanes);
    for (int half = TNI_WIDES / 2; half > 0; half /= 2)
        for (int i = 0; i < half; i++)
            lanes[i] += lanes[half + i];
    return lanes[0];
}

#define TEMPLATE "kernels/reduce/run_sum.inc"
#include "kernels/core/for_reals.inc"
#define TEMPLATE "kernels/reduce/plain_sum.inc"
#include "kernels/core/for_reals.inc"

/*
 * Sums of 16-bit numbers as they lie, where the ISA converts them in registers. The bits of a
 * bfloat16 are the upper half of a float's.
 */
#if defined(__AVX2__) || defined(__aarch64__)
typedef part_f32 part_f16;
typedef part_f32 part_bf16;

#    ifdef __aarch64__
INLINE void load_part_f16(const uint16_t *x, part_f32 *out)
{
    *out = (part_f32)vcvt_f32_f16(vreinterpret_f16_u16(vld1_u16(x)));
}
INLINE void load_part_bf16(const uint16_t *x, part_f32 *out)
{
    *out = (part_f32)vshll_n_u16(vld1_u16(x), 16);
}
#    elif defined(__AVX512F__)
INLINE void load_part_f16(const uint16_t *x, part_f32 *out)
{
    *out = (part_f32)_mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(const void *)x));
}
INLINE void load_part_bf16(const uint16_t *x, part_f32 *out)
{
    __m256i halves = _mm256_loadu_si256((const __m256i *)(const void *)x);
    *out = (part_f32)_mm512_slli_epi32(_mm512_cvtepu16_epi32(halves), 16);
}
#    else
INLINE void load_part_f16(const uint16_t *x, part_f32 *out)
{
    *out = (part_f32)_mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(const void *)x));
}
INLINE void load_part_bf16(const uint16_t *x, part_f32 *out)
{
    __m128i halves = _mm_loadu_si128((const __m128i *)(const void *)x);
    *out = (part_f32)_mm256_slli_epi32(_mm256_cvtepu16_epi32(halves), 16);
}
#    endif

/*
 * Squares of 16-bit numbers are exact in float, unless they are out of its range, which those of
 * bfloat16 may be: a sum of a block tells.
 */
#    define SQUARES_BLOCK 4096
#    define IS_FAR(sum)   false
#    include "kernels/core/type_f16.inc"
#    include "kernels/reduce/run_sum.inc"
#    include "kernels/reduce/plain_sum.inc"
#    include "kernels/reduce/half_squares.inc"
#    undef IS_FAR
#    define IS_FAR(sum) (!((sum) > 0x1p-80 && (sum) < 0x1p127))
#    include "kernels/core/type_bf16.inc"
#    include "kernels/reduce/run_sum.inc"
#    include "kernels/reduce/plain_sum.inc"
#    include "kernels/reduce/half_squares.inc"
#    include "kernels/core/type_none.inc"
#    define HALVES(name)                                                                           \
        [TNI_OWN_F16] = {name##_f16, columns_##name##_f16},                                        \
        [TNI_OWN_BF16] = {name##_bf16, columns_##name##_bf16},
#    define OWN_RUNS_OF_HALVES(name)                                                               \
        , .own = {[TNI_OWN_F16] = {.run = name##_f16}, [TNI_OWN_BF16] = {.run = name##_bf16}}
#else
#    define HALVES(name)
#    define OWN_RUNS_OF_HALVES(name)
#endif

/*
 * Unsigned, because signed overflow is undefined in C and sums of int64 wrap in PyTorch. In chains,
 * so that additions do not wait for each other, of vectors as long as those of doubles: longer ones
 * cross a line of the cache at nearly every element of tensors that begin inside a line.
 */
typedef uint64_t whole_part __attribute__((vector_size(sizeof(tni_wides))));
FOLD(sum_i64, int64_t)
{
    ELEMENTS(int64_t);
    whole_part parts[LANES / TNI_WIDES] = {{0}};
    uint64_t sum = (uint64_t)into->whole;
    int64_t done = 0;
    for (; done + LANES <= count; done += LANES)
        for (int64_t k = 0; k < LANES / TNI_WIDES; k++) {
            whole_part part;
            memcpy(&part, x + done + k * TNI_WIDES, sizeof part);
            parts[k] += part;
        }
    for (int64_t k = 1; k < LANES / TNI_WIDES; k++)
        parts[0] += parts[k];
    for (int64_t i = 0; i < TNI_WIDES; i++)
        sum += parts[0][i];
    for (; done < count; done++)
        sum += (uint64_t)x[done];
    into->whole = (int64_t)sum;
}

/* Sum columns of int64, row by row. */
static void columns_sum_i64(const char *data, int64_t row_stride, int64_t rows, int64_t columns,
                            tni_total *into)
{
    uint64_t sums[COLUMNS];
    memset(sums, 0, (size_t)columns * sizeof *sums);
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = (const uint64_t *)(const void *)(data + row * row_stride);
        for (int64_t i = 0; i < columns; i++)
            sums[i] += x[i];
    }
    for (int64_t i = 0; i < columns; i = next_scalar(i))
        into[i].whole = (int64_t)((uint64_t)into[i].whole + sums[i]);
}

/* Sum bytes, of which there are too few to overflow 64 bits. */
FOLD(sum_u8, uint8_t)
{
    ELEMENTS(uint8_t);
    uint64_t sum = 0;
    for (int64_t i = 0; i < count; i++)
        sum += x[i];
    into->whole += (int64_t)sum;
}

/* Bytes of bool may be others than 0 and 1, if they are views of uint8. */
FOLD(nonzero_u8, uint8_t)
{
    ELEMENTS(uint8_t);
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++)
        sum += x[i] != 0;
    into->whole += sum;
}

/* ---- products ---- */

/* Pairwise, which leaves fewer products to wait for. Eight floats overflow no double. */
#define PRODUCT_OF_EIGHT(x)                                                                        \
    ((((x)[0] * (x)[1]) * ((x)[2] * (x)[3])) * (((x)[4] * (x)[5]) * ((x)[6] * (x)[7])))

/*
 * Elements of a product between two calls of take_powers. Products of many numbers leave the range
 * of doubles, and on the way out arithmetic on subnormal numbers takes a hundred times as long. The
 * powers of two that are taken out are counted in the total's `index`.
 */
#define PRODUCT_BLOCK (256 * LANES)

/*
 * Take the powers of two out of numbers: they become at least 1 and less than 2, and their
 * exponents are added to `powers`. Subnormal numbers, zeros, infinities and nan stay.
 */
static TNI_NOINLINE void take_powers(double *numbers, int64_t count, int64_t *powers)
{
    for (int64_t i = 0; i < count; i++) {
        uint64_t bits;
        memcpy(&bits, numbers + i, sizeof bits);
        const int64_t field = (int64_t)(bits >> 52 & 0x7ff);
        const int64_t power = field != 0 && field != 0x7ff ? field - 1023 : 0;
        bits -= (uint64_t)power << 52;
        memcpy(numbers + i, &bits, sizeof bits);
        powers[i] += power;
    }
}

#define TEMPLATE "kernels/reduce/real_folds.inc"
#include "kernels/core/for_reals.inc"

/* Wraps, like the sum. The compiler would not split the chain of multiplications by itself. */
FOLD(product_i64, int64_t)
{
    ELEMENTS(int64_t);
    uint64_t lanes[LANES];
    int64_t done = 0;
    for (int64_t i = 0; i < LANES; i++)
        lanes[i] = 1;
    for (; done + LANES <= count; done += LANES)
        for (int64_t i = 0; i < LANES; i++)
            lanes[i] *= (uint64_t)x[done + i];
    for (int64_t i = done; i < count; i++)
        lanes[i - done] *= (uint64_t)x[i];
    for (int64_t half = LANES / 2; half > 0; half /= 2)
        for (int64_t i = 0; i < half; i++)
            lanes[i] *= lanes[half + i];
    into->whole = (int64_t)((uint64_t)into->whole * lanes[0]);
}

/* Multiply columns of int64, row by row. */
static void columns_product_i64(const char *data, int64_t row_stride, int64_t rows, int64_t columns,
                                tni_total *into)
{
    uint64_t products[COLUMNS];
    for (int64_t i = 0; i < columns; i = next_scalar(i))
        products[i] = (uint64_t)into[i].whole;
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = (const uint64_t *)(const void *)(data + row * row_stride);
        for (int64_t i = 0; i < columns; i++)
            products[i] *= x[i];
    }
    for (int64_t i = 0; i < columns; i = next_scalar(i))
        into[i].whole = (int64_t)products[i];
}

/* ---- extremes ---- */

/*
 * The better of two numbers; a nan is better than all. Bitwise "or" avoids a branch. A macro, since
 * gcc 12 merges the comparisons of an inline function late, which makes the chain through `best` an
 * instruction longer.
 */
#define BEST(best, x) ((int)IS_BETTER(x, best) | (int)IS_NAN(x) ? (x) : (best))

INLINE float absolute_f32(float x)
{
    return fabsf(x);
}
INLINE double absolute_f64(double x)
{
    return fabs(x);
}

#define OP(prefix)      NAME(prefix##max)
#define IS_BETTER(a, b) ((a) > (b))
#include "kernels/reduce/extreme_types.inc"
#undef OP

#define OP(prefix) NAME(prefix##absmax)
#define VALUE(a)   NAME(absolute)(a)
#define TEMPLATE   "kernels/reduce/extreme.inc"
#include "kernels/core/for_reals.inc"
#undef VALUE
#undef OP
#undef IS_BETTER

#define OP(prefix)      NAME(prefix##min)
#define IS_BETTER(a, b) ((a) < (b))
#include "kernels/reduce/extreme_types.inc"
#undef OP

#define OP(prefix) NAME(prefix##absmin)
#define VALUE(a)   NAME(absolute)(a)
#define TEMPLATE   "kernels/reduce/extreme.inc"
#include "kernels/core/for_reals.inc"
#undef VALUE
#undef OP
#undef IS_BETTER

/* ---- moments, sums of powers of e ---- */

#define OP(prefix) NAME(prefix##moments)
#define TERM(a)    (((a)-number) * ((a)-number))
#define WIDES(a)   (((a)-number) * ((a)-number))
#define TEMPLATE   "kernels/reduce/moments.inc"
#include "kernels/core/for_reals.inc"
#undef OP
#undef WIDES
#undef TERM

#define TEMPLATE "kernels/reduce/logsumexp.inc"
#include "kernels/core/for_reals.inc"

/* ---- complex numbers ---- */

/*
 * The lanes of the real and of the imaginary parts of the complex numbers in two vectors, in the
 * order that takes one instruction, since products may have any.
 */
#if defined(__AVX512F__)
#    define REAL_PARTS      0, 8, 2, 10, 4, 12, 6, 14
#    define IMAGINARY_PARTS 1, 9, 3, 11, 5, 13, 7, 15
#elif defined(__AVX2__)
#    define REAL_PARTS      0, 4, 2, 6
#    define IMAGINARY_PARTS 1, 5, 3, 7
#else
#    define REAL_PARTS      0, 2
#    define IMAGINARY_PARTS 1, 3
#endif

#define TEMPLATE "kernels/reduce/complex_folds.inc"
#include "kernels/core/for_reals.inc"

/* The others at the base ISA. */

#ifdef TNI_ISA_IS_BASE
/*
 * Welford's method (Welford, 1962), element by element. m2 is the sum of |x - mean|^2, which is
 * that of both parts together.
 */
FOLD(moments_c128, double)
{
    ELEMENTS(double);
    for (int64_t i = 0; i < count; i++) {
        into->whole++;
        for (int part = 0; part < 2; part++) {
            double step = x[2 * i + part] - into->real[part];
            into->real[part] += step / (double)into->whole;
            into->m2 += step * (x[2 * i + part] - into->real[part]);
        }
    }
}

/*
 * Keep the sum of exp(x - real[0]) in real[1] + i m2, where real[0] is the largest real part so
 * far: exp(a + bi) = exp(a) (cos b + i sin b).
 */
FOLD(logsumexp_c128, double)
{
    ELEMENTS(double);
    for (int64_t i = 0; i < count; i++) {
        double re = x[2 * i];
        double most = re > into->real[0] || re != re ? re : into->real[0];
        double base = isfinite(most) ? most : 0;
        double before = isfinite(into->real[0]) ? into->real[0] : 0;
        double scale = most == into->real[0] ? 1 : exp(before - base);
        double size = exp(re - base);
        into->real[1] = into->real[1] * scale + size * cos(x[2 * i + 1]);
        into->m2 = into->m2 * scale + size * sin(x[2 * i + 1]);
        into->real[0] = most;
    }
}
#    define COMPLEX(name) [TNI_COMPUTE_C128] = name##_c128,
#else
#    define COMPLEX(name)
#endif

/* ---- the table ---- */

/* clang-format off: entries end with their commas. */
#define REALS(name)   [TNI_COMPUTE_F32] = name##_f32, [TNI_COMPUTE_F64] = name##_f64,
#define WHOLE(name)   [TNI_COMPUTE_I64] = name##_i64,
#define BYTES(name)   [TNI_COMPUTE_U8] = name##_u8,
#define ORDERED(name) BYTES(name) WHOLE(name)[TNI_COMPUTE_U64] = name##_u64, REALS(name)
#define SHORTER(name)                                                                              \
    [TNI_OWN_I8] = {name##_i8, columns_##name##_i8},                                               \
    [TNI_OWN_I16] = {name##_i16, columns_##name##_i16},                                            \
    [TNI_OWN_I32] = {name##_i32, columns_##name##_i32},
const tni_fold_loops TNI_AT_ISA(tni_folds)[TNI_FOLD_COUNT] = {
    [TNI_FOLD_abs] = {.runs = {REALS(abs)}},
    [TNI_FOLD_absmax] = {.runs = {REALS(absmax)}, .columns = {REALS(columns_absmax)}},
    [TNI_FOLD_absmin] = {.runs = {REALS(absmin)}, .columns = {REALS(columns_absmin)}},
    [TNI_FOLD_argmax] = {.runs = {BYTES(argmax) WHOLE(argmax) REALS(argmax)}},
    [TNI_FOLD_argmin] = {.runs = {BYTES(argmin) WHOLE(argmin) REALS(argmin)}},
    [TNI_FOLD_logsumexp] = {.runs = {REALS(logsumexp) COMPLEX(logsumexp)}},
    [TNI_FOLD_max] = {.runs = {ORDERED(max)},
                      .columns = {ORDERED(columns_max)},
                      .own = {SHORTER(max)}},
    [TNI_FOLD_min] = {.runs = {ORDERED(min)},
                      .columns = {ORDERED(columns_min)},
                      .own = {SHORTER(min)}},
    [TNI_FOLD_moments] = {.runs = {REALS(moments) COMPLEX(moments)}},
    [TNI_FOLD_nansum] = {.runs = {REALS(nansum)}, .columns = {REALS(columns_nansum)}},
    [TNI_FOLD_nonzero] = {.runs = {BYTES(nonzero) REALS(nonzero)}},
    [TNI_FOLD_powers] = {.runs = {REALS(powers)}},
    [TNI_FOLD_product] =
        {.runs = {WHOLE(product) REALS(product)[TNI_COMPUTE_C128] = complex_product_f64},
         .columns = {WHOLE(columns_product)
                         REALS(columns_product)[TNI_COMPUTE_C128] = columns_complex_product_f64},
         .own = {[TNI_OWN_C64] = {complex_product_f32, columns_complex_product_f32}}},
    [TNI_FOLD_squares] = {.runs = {REALS(squares)} OWN_RUNS_OF_HALVES(squares)},
    [TNI_FOLD_sum] =
        {.runs = {BYTES(sum) WHOLE(sum) REALS(sum)[TNI_COMPUTE_C128] = complex_sum_f64},
         .columns = {WHOLE(columns_sum)
                         REALS(columns_sum)[TNI_COMPUTE_C128] = columns_complex_sum_f64},
         .own = {HALVES(sum)[TNI_OWN_C64] = {complex_sum_f32, columns_complex_sum_f32}}},
};
