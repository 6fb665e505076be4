/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Packing of matrices for tiles, and storing of sums, by dtype (tni_packer of gemm_blocks.h).
 *
 * float and double are copied, or transposed by the ISA's shuffles where they are contiguous in
 * depth. float16 and bfloat16 are widened to float on the way, by the ISA's conversions; on
 * processors that multiply pairs of bfloat16, those are interleaved instead. Integers of 8 and 16
 * bits are widened to 32.
 */
#include <math.h>

#include "kernels/core/casts.h"
#include "kernels/core/isa.h"
#include "kernels/core/narrow_floats.h"
#include "kernels/gemm/gemm_blocks.h"

/*
 * The least rows and columns of a product of 64-bit integers whose operands are read once more to
 * see whether they fit 32 bits: that is then a tenth of the product at most.
 */
#define SHORT_WORDS_LEAST 32

const tni_tiles *tni_tiles_here(void)
{
    static const tni_tiles *const by_isa[] = {TNI_TABLES(tni_product_tiles)};
    return by_isa[tni_cpu_isa()];
}

/* ---- any dtype and layout ---- */

/*
 * Return the ISA's transposition for a type; NULL where elements are converted one by one. A double
 * is a pair of words.
 */
static inline tni_transpose_work transposer_f32(void)
{
    return tni_tiles_here()->transpose;
}
static inline tni_transpose_work transposer_f64(void)
{
    return tni_tiles_here()->transpose_pairs;
}
static inline tni_transpose_work transposer_f16(void)
{
    return NULL;
}
static inline tni_transpose_work transposer_bf16(void)
{
    return NULL;
}
static inline tni_transpose_work transposer_u8(void)
{
    return NULL;
}
static inline tni_transpose_work transposer_u16(void)
{
    return NULL;
}
static inline tni_transpose_work transposer_u32(void)
{
    return tni_tiles_here()->transpose;
}
static inline tni_transpose_work transposer_u64(void)
{
    return tni_tiles_here()->transpose_pairs;
}

#define FACTOR(f) ((WIDE)(f).real)
#include "kernels/core/type_f32.inc"
#include "kernels/gemm/packing.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/gemm/packing.inc"
#include "kernels/core/type_f16.inc"
#include "kernels/gemm/packing.inc"
#include "kernels/core/type_bf16.inc"
#include "kernels/gemm/packing.inc"
#undef FACTOR

/*
 * Integers wrap modulo 2^n, so the short ones are summed in 32 bits, of which the last 8 or 16
 * remain, and signed ones are computed as unsigned ones.
 */
#define FACTOR(f) ((WIDE)(f).integer)
#include "kernels/core/type_u8.inc"
#undef WIDE
#define WIDE uint32_t
#include "kernels/gemm/packing.inc"
#include "kernels/core/type_u16.inc"
#include "kernels/gemm/packing.inc"
#include "kernels/core/type_u32.inc"
#include "kernels/gemm/packing.inc"
#include "kernels/core/type_u64.inc"
#include "kernels/gemm/packing.inc"
#include "kernels/core/type_none.inc"
#undef FACTOR

/* ---- half types, by the ISA's conversions ---- */

/*
 * Numbers of a row that are converted at a time: 32 rows of so many floats are 8 KiB, for the
 * first-level cache.
 */
#define NARROW_DEPTH 64

/*
 * Write rows of 16-bit numbers, contiguous in depth and `row` numbers apart, as columns of floats:
 * convert a piece of each row, then transpose the pieces.
 */
static void transpose_narrow(tn_dtype dtype, const uint16_t *from, int64_t count, int64_t row,
                             int64_t depth, int64_t step, float *out)
{
    const tni_cast widen = tni_cast_of(dtype, TN_DTYPE_F32);
    float room[TNI_TILE_MOST_COLUMNS * NARROW_DEPTH];
    TNI_ASSERT(count <= TNI_TILE_MOST_COLUMNS && count <= step);
    for (int64_t k = 0; k < depth; k += NARROW_DEPTH) {
        int64_t some = tni_min(depth - k, NARROW_DEPTH);
        for (int64_t i = 0; i < count; i++)
            widen((const char *)(from + i * row + k), (char *)(room + i * NARROW_DEPTH), some);
        tni_tiles_here()->transpose((const char *)room, count, NARROW_DEPTH * sizeof *room, some,
                                    step, (char *)(out + k * step));
    }
}

/* Write sums plus a contiguous row of S, rounded once. */
static void store_narrow_sums(tn_dtype dtype, const uint16_t *added, int64_t columns,
                              const float *sums, uint16_t *c)
{
    float room[NARROW_DEPTH];
    for (int64_t j = 0; j < columns; j += NARROW_DEPTH) {
        int64_t some = tni_min(columns - j, NARROW_DEPTH);
        tni_cast_of(dtype, TN_DTYPE_F32)((const char *)(added + j), (char *)room, some);
        for (int64_t i = 0; i < some; i++)
            room[i] += sums[j + i];
        tni_cast_of(TN_DTYPE_F32, dtype)((const char *)room, (char *)(c + j), some);
    }
}

#include "kernels/core/type_f16.inc"
#include "kernels/gemm/narrow_packing.inc"
#include "kernels/core/type_bf16.inc"
#include "kernels/gemm/narrow_packing.inc"
#include "kernels/core/type_none.inc"

/* ---- bfloat16 in pairs ---- */

/*
 * Pack A for pairs: two neighbours in depth of a row are a word. Words are transposed like floats;
 * an odd depth, or one that is not contiguous, is copied element by element.
 */
static void pairs_pack_a(const tni_product *p, int64_t i0, int64_t rows, int64_t k0, int64_t depth,
                         int64_t step, void *out)
{
    const uint16_t *a = (const uint16_t *)p->a + i0 * p->a_row + k0 * p->a_col;
    uint16_t *packed = out;
    if (p->a_col == 1 && depth % 2 == 0) {
        tni_tiles_here()->transpose((const char *)a, rows, tni_mul_wrapping(p->a_row, 2), depth / 2,
                                    step, out);
        return;
    }
    for (int64_t i = 0; i < rows; i++)
        for (int64_t k = 0; k < depth; k++)
            packed[k / 2 * step * 2 + i * 2 + k % 2] = a[i * p->a_row + k * p->a_col];
    for (int64_t i = 0; i < rows && depth % 2 != 0; i++)
        packed[depth / 2 * step * 2 + i * 2 + 1] = 0;
}

/* Write two rows of B as a row of pairs. */
static void interleave(const uint16_t *restrict even, const uint16_t *restrict odd, int64_t columns,
                       uint16_t *restrict packed)
{
    for (int64_t j = 0; j < columns; j++) {
        packed[2 * j] = even[j];
        packed[2 * j + 1] = odd[j];
    }
}

/* Pack B from contiguous rows. An odd depth gets a row of zeros. */
static void pairs_pack_rows(const tni_product *p, int64_t k0, int64_t depth, int64_t j0,
                            int64_t columns, int64_t width, uint16_t *packed)
{
    static const uint16_t none[TNI_TILE_MOST_COLUMNS];
    const uint16_t *b = (const uint16_t *)p->b + k0 * p->b_row + j0;
    const tni_interleave_work whole = columns == width ? tni_tiles_here()->interleave : NULL;
    for (int64_t k = 0; k < depth; k += 2, packed += 2 * width) {
        const uint16_t *even = b + k * p->b_row;
        const uint16_t *odd = k + 1 < depth ? even + p->b_row : none;
        if (whole != NULL)
            whole(even, odd, packed);
        else
            interleave(even, odd, columns, packed);
    }
}

/*
 * Pack B for pairs: neighbours in depth of a column are a word; from rows, from columns (words
 * transposed), or from any layout.
 */
static void pairs_pack_b(const tni_product *p, int64_t k0, int64_t depth, int64_t j0,
                         int64_t columns, int64_t width, void *out)
{
    const uint16_t *b = (const uint16_t *)p->b + k0 * p->b_row + j0 * p->b_col;
    uint16_t *packed = out;
    if (columns < width || depth % 2 != 0)
        memset(out, 0, (size_t)((depth + 1) / 2 * width * 4));
    if (p->b_col == 1) {
        pairs_pack_rows(p, k0, depth, j0, columns, width, packed);
        return;
    }
    if (p->b_row == 1 && depth % 2 == 0) {
        tni_tiles_here()->transpose((const char *)b, columns, tni_mul_wrapping(p->b_col, 2),
                                    depth / 2, width, out);
        return;
    }
    for (int64_t j = 0; j < columns; j++)
        for (int64_t k = 0; k < depth; k++)
            packed[k / 2 * width * 2 + j * 2 + k % 2] = b[k * p->b_row + j * p->b_col];
}

/* Fields of each: unit, bytes, is_plain, has_double, sums, is_whole. */
#define FLOATS      1, 4, true, false, TNI_SUM_PRODUCTS, false
#define DOUBLES     1, 8, true, true, TNI_SUM_PRODUCTS, false
#define HALVES      1, 4, false, false, TNI_SUM_PRODUCTS, false
#define PAIRS       2, 4, true, false, TNI_SUM_PRODUCTS, false
#define SHORT_WORDS 1, 4, false, false, TNI_SUM_PRODUCTS, true
#define WORDS       1, 4, true, false, TNI_SUM_PRODUCTS, true
#define LONG_WORDS  1, 8, true, false, TNI_SUM_PRODUCTS, true

/* Then pack_a, pack_b, store. */
static const tni_packer of_f32 = {FLOATS, pack_any_a_f32, pack_any_b_f32, store_any_f32};
static const tni_packer of_f64 = {DOUBLES, pack_any_a_f64, pack_any_b_f64, store_any_f64};
static const tni_packer of_f16 = {HALVES, pack_a_f16, pack_b_f16, store_f16};
static const tni_packer of_bf16 = {HALVES, pack_a_bf16, pack_b_bf16, store_bf16};
static const tni_packer of_pairs = {PAIRS, pairs_pack_a, pairs_pack_b, store_bf16};
static const tni_packer of_u8 = {SHORT_WORDS, pack_any_a_u8, pack_any_b_u8, store_any_u8};
static const tni_packer of_u16 = {SHORT_WORDS, pack_any_a_u16, pack_any_b_u16, store_any_u16};
static const tni_packer of_u32 = {WORDS, pack_any_a_u32, pack_any_b_u32, store_any_u32};
static const tni_packer of_u64 = {LONG_WORDS, pack_any_a_u64, pack_any_b_u64, store_any_u64};

/* The packer of each dtype that is computed in tiles; pairs of bfloat16 have another. */
static const tni_packer *const packers[TN_DTYPE_COUNT] = {
    [TN_DTYPE_F32] = &of_f32,   [TN_DTYPE_F64] = &of_f64, [TN_DTYPE_F16] = &of_f16,
    [TN_DTYPE_BF16] = &of_bf16, [TN_DTYPE_U8] = &of_u8,   [TN_DTYPE_I8] = &of_u8,
    [TN_DTYPE_U16] = &of_u16,   [TN_DTYPE_I16] = &of_u16, [TN_DTYPE_U32] = &of_u32,
    [TN_DTYPE_I32] = &of_u32,   [TN_DTYPE_U64] = &of_u64, [TN_DTYPE_I64] = &of_u64,
};

const tni_packer *tni_packer_for(tn_dtype dtype)
{
    bool has_pairs = dtype == TN_DTYPE_BF16 && tni_tiles_here()->has_pairs();
    return has_pairs ? &of_pairs : packers[dtype];
}

/* Words are numbers of 32 bits to all but the tiles. */
const tni_packer *tni_byte_packer(bool is_short)
{
#define WORDS_OF(sums) 1, 4, true, false, sums, true, pack_any_a_u32, pack_any_b_u32, store_any_u32
    static const tni_packer of_bytes = {WORDS_OF(TNI_SUM_BYTES)};
    static const tni_packer of_shorts = {WORDS_OF(TNI_SUM_SHORTS)};
    return is_short ? &of_shorts : &of_bytes;
}

/* ---- short integers ---- */

/* Return whether `rows` contiguous rows of 64-bit integers fit 32 bits. */
static bool rows_fit(const uint64_t *at, int64_t rows, int64_t row, int64_t columns)
{
    uint64_t all = 0;
    for (int64_t i = 0; i < rows && all >> 32 == 0; i++)
        for (int64_t j = 0; j < columns; j++)
            all |= at[i * row + j] + (UINT64_C(1) << 31);
    return all >> 32 == 0;
}

/* Return whether all numbers of a matrix fit; false for a layout with gaps, which is not read. */
static bool matrix_fits(const void *at, int64_t rows, int64_t row, int64_t columns, int64_t column)
{
    return column == 1 ? rows_fit(at, rows, row, columns)
                       : row == 1 && rows_fit(at, columns, column, rows);
}

bool tni_fits_short_words(const tni_product *p)
{
    return p->m >= SHORT_WORDS_LEAST && p->n >= SHORT_WORDS_LEAST &&
           matrix_fits(p->a, p->m, p->a_row, p->k, p->a_col) &&
           matrix_fits(p->b, p->k, p->b_row, p->n, p->b_col);
}

/* ---- distances ---- */

/* Rows of C are contiguous floats or doubles. */
static void store_roots(const tni_product *p, int64_t i, int64_t j, int64_t columns,
                        const void *sums)
{
    tni_tiles_here()->roots_long(sums, columns, (double *)p->c + i * p->c_row + j);
}

/* Return the root of a sum of squares of floats, summed in double: for those that are outside. */
static float far_root(const tni_product *p, int64_t i, int64_t j)
{
    const float *a = (const float *)p->a + i * p->a_row;
    const float *b = (const float *)p->b + j * p->b_col;
    double sum = 0;
    for (int64_t k = 0; k < p->k; k++) {
        double apart = (double)a[k * p->a_col] - (double)b[k * p->b_row];
        sum += apart * apart;
    }
    return (float)sqrt(sum);
}

static void store_narrow_roots(const tni_product *p, int64_t i, int64_t j, int64_t columns,
                               const void *sums)
{
    const float *squares = sums;
    float *c = (float *)p->c + i * p->c_row + j;
    if (!tni_tiles_here()->roots(squares, columns, c))
        return;
    for (int64_t at = 0; at < columns; at++)
        if (tni_is_square_outside(squares[at]))
            c[at] = far_root(p, i, j + at);
}

static void store_magnitudes(const tni_product *p, int64_t i, int64_t j, int64_t columns,
                             const void *sums)
{
    memcpy((double *)p->c + i * p->c_row + j, sums, (size_t)columns * sizeof(double));
}

static void store_narrow_magnitudes(const tni_product *p, int64_t i, int64_t j, int64_t columns,
                                    const void *sums)
{
    memcpy((float *)p->c + i * p->c_row + j, sums, (size_t)columns * sizeof(float));
}

/* Nothing is read or written in place: sums of squares are not results yet. */
#define DISTANCES(sums)        1, 4, false, false, sums, false, pack_any_a_f32, pack_any_b_f32
#define DOUBLE_DISTANCES(sums) 1, 8, false, true, sums, false, pack_any_a_f64, pack_any_b_f64

const tni_packer *tni_distance_packer(tni_tile_sums sums, bool is_double)
{
    static const tni_packer packers_of[2][2] = {
        {{DISTANCES(TNI_SUM_SQUARES), store_narrow_roots},
         {DOUBLE_DISTANCES(TNI_SUM_SQUARES), store_roots}},
        {{DISTANCES(TNI_SUM_MAGNITUDES), store_narrow_magnitudes},
         {DOUBLE_DISTANCES(TNI_SUM_MAGNITUDES), store_magnitudes}},
    };
    TNI_ASSERT(sums != TNI_SUM_PRODUCTS);
    return &packers_of[sums == TNI_SUM_MAGNITUDES][is_double];
}
