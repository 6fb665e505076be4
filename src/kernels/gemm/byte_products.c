/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Products of bytes with sums of 32 bits, which wrap: the blocks of gemm_blocks.c, in which a word
 * of 32 bits, several numbers that are neighbours in depth, takes the place of a number.
 *
 *     shorts   two numbers of 16 bits; one instruction multiplies and adds both, exactly
 *     bytes    four bytes, where the processor has VNNI: A as a + 128, which has no sign, and the
 *              tile takes off 128 times the sum of the column of B
 *
 * Operands are copied once as matrices of words, unless they are that already.
 */
#include "kernels/gemm/gemm_blocks.h"

/* Numbers of a line, or lines, that become words at a time. */
#define PIECE 256

/* With fewer columns than these, and more rows, a product is computed as the transposed one. */
#define FEW_COLUMNS 17

/* The numbers of operands that make a thread worth it. */
#define GRAIN 65536

/*
 * An operand: rows of A, or columns of B, that are to be words. A byte with a sign is (byte ^ 128)
 * - 128, and the `flip` of one without is 0.
 */
typedef struct byte_lines {
    const uint8_t *from; /* the first byte */
    int64_t lines;       /* how many */
    int64_t line;        /* bytes from one to the next */
    int64_t depth;       /* bytes of a line */
    int64_t step;        /* from one to the next; this or `line` is 1 */
    uint8_t flip;        /* see above; 0 for bytes of B, which keep their sign */
    bool is_short;       /* a word is two numbers of 16 bits, not four of 8 */
    int64_t words;       /* of a line */
    uint32_t *to;        /* words: of a line side by side if `step` is 1, else of all lines */
} byte_lines;

/* Write bytes of a line as numbers. */
TNI_NOINLINE static void write_numbers(const byte_lines *b, const uint8_t *restrict from,
                                       int64_t count, void *restrict to)
{
    const uint8_t flip = b->flip;
    if (b->is_short)
        for (int64_t i = 0; i < count; i++)
            ((int16_t *)to)[i] = (int16_t)((from[i] ^ flip) - flip);
    else
        for (int64_t i = 0; i < count; i++)
            ((uint8_t *)to)[i] = from[i] ^ flip;
}

/* Define NAME, which writes first[0] second[0] first[1] second[1] … */
#define ZIP(name, type)                                                                            \
    TNI_NOINLINE static void name(const void *first, const void *second, int64_t count,            \
                                  type *restrict out)                                              \
    {                                                                                              \
        const type *restrict a = first;                                                            \
        const type *restrict b = second;                                                           \
        for (int64_t i = 0; i < count; i++) {                                                      \
            out[2 * i] = a[i];                                                                     \
            out[2 * i + 1] = b[i];                                                                 \
        }                                                                                          \
    }
ZIP(zip_bytes, uint8_t)
ZIP(zip_shorts, uint16_t)

/* Write lines [begin, end), whose bytes are side by side, with zeros in what is left of a word. */
static void write_along(int64_t begin, int64_t end, void *context)
{
    const byte_lines *b = context;
    const int64_t bytes = b->is_short ? 2 : 1;
    for (int64_t i = begin; i < end; i++) {
        char *to = (char *)(b->to + i * b->words);
        write_numbers(b, b->from + i * b->line, b->depth, to);
        memset(to + b->depth * bytes, 0, (size_t)(b->words * 4 - b->depth * bytes));
    }
}

/* Write words [begin, end) of all lines, which lie side by side. */
static void write_across(int64_t begin, int64_t end, void *context)
{
    const byte_lines *b = context;
    const int64_t unit = b->is_short ? 2 : 4;
    uint16_t numbers[4][PIECE] = {{0}};
    uint16_t pairs[2][PIECE];
    for (int64_t word = begin; word < end; word++)
        for (int64_t i = 0; i < b->lines; i += PIECE) {
            int64_t some = tni_min(b->lines - i, PIECE);
            uint16_t *to = (uint16_t *)(b->to + word * b->lines + i);
            for (int64_t u = 0; u < unit; u++)
                if (word * unit + u < b->depth)
                    write_numbers(b, b->from + (word * unit + u) * b->step + i, some, numbers[u]);
                else
                    memset(numbers[u], 0, sizeof numbers[u]);
            if (b->is_short) {
                zip_shorts(numbers[0], numbers[1], some, to);
                continue;
            }
            zip_bytes(numbers[0], numbers[1], some, (uint8_t *)pairs[0]);
            zip_bytes(numbers[2], numbers[3], some, (uint8_t *)pairs[1]);
            zip_shorts(pairs[0], pairs[1], some, to);
        }
}

/* Return whether lines are words as they lie. */
static bool are_words(const byte_lines *b)
{
    return b->step == 1 && !b->is_short && b->flip == 0 && b->depth % 4 == 0 && b->line % 4 == 0;
}

/* Make words of an operand, which has room for them at `to`; set where they are, in words. */
static void make_words(byte_lines *b, uint32_t *to, const void **data, int64_t *line, int64_t *step)
{
    bool is_along = b->step == 1;
    b->to = to;
    *data = to;
    *line = is_along ? b->words : 1;
    *step = is_along ? 1 : b->lines;
    if (are_words(b)) {
        *data = b->from;
        *line = b->line / 4;
    } else if (is_along) {
        tni_parallel_for(0, b->lines, GRAIN / b->depth + 1, write_along, b);
    } else {
        tni_parallel_for(0, b->words, GRAIN / (4 * b->lines) + 1, write_across, b);
    }
}

/* Return the product of the transposed matrices, B^T A^T, which is the transposed C. */
static tni_product transposed(const tni_product *p)
{
    tni_product t = *p;
    t.m = p->n;
    t.n = p->m;
    t.a = p->b;
    t.a_row = p->b_col;
    t.a_col = p->b_row;
    t.b = p->a;
    t.b_row = p->a_col;
    t.b_col = p->a_row;
    t.c_row = p->c_col;
    t.c_col = p->c_row;
    return t;
}

/* A few columns would leave most of a tile empty, a few rows do not. */
tn_status tni_multiply_bytes(const tni_product *product)
{
    bool has_columns = product->n >= FEW_COLUMNS || product->n >= product->m;
    const tni_product whole =
        has_columns || product->dtype != TN_DTYPE_I8 ? *product : transposed(product);
    const tni_product *p = &whole;
    bool is_short = p->dtype != TN_DTYPE_I8 || !tni_tiles_here()->has_bytes();
    byte_lines a = {p->a, p->m, p->a_row, p->k, p->a_col, 0, is_short, 0, NULL};
    byte_lines b = {p->b, p->n, p->b_col, p->k, p->b_row, 0, is_short, 0, NULL};
    tni_product words = *p;
    a.flip = p->dtype == TN_DTYPE_I8 ? 128 : 0;
    b.flip = is_short ? 128 : 0;
    words.dtype = TN_DTYPE_I32;
    words.k = a.words = b.words = tni_ceil_div(p->k, is_short ? 2 : 4);
    int64_t first = tni_round_up(p->m * words.k, 16);
    int64_t rest = are_words(&b) ? 0 : tni_mul_saturating(p->n, words.k);
    /* Whole cache lines. Expanded operands may have more elements than fit memory. */
    size_t bytes = (size_t)tni_mul_saturating(first / 16 + tni_ceil_div(rest, 16), 64);
    uint32_t *room = tni_malloc_aligned(64, bytes);
    if (room == NULL)
        return tni_fail_memory(bytes);
    make_words(&a, room, &words.a, &words.a_row, &words.a_col);
    make_words(&b, room + first, &words.b, &words.b_col, &words.b_row);
    tn_status status = tni_multiply_blocks(&words, 1, NULL, tni_byte_packer(is_short));
    tni_free(room);
    return status;
}
