/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Products of bytes with sums of 32 bits, which wrap: the blocks of gemm_blocks.c, in which a word
 * of 32 bits, several numbers that are neighbours in depth, takes the place of a number.
 *
 *     shorts   two numbers of 16 bits; one instruction multiplies and adds both, exactly
 *     bytes    four bytes, where the processor has VNNI: A as a + 128, which has no sign, and the
 *              tile takes off 128 times the sum of the column of B
 *
 * Operands are copied as matrices of words, unless they are that already: B part by part, so that
 * it is read once and its words stay in a cache. A few rows by a B that is contiguous in depth are
 * dots of bytes as they lie instead (byte_dots.inc).
 */
#include "kernels/gemm/gemm_blocks.h"

/* Numbers of a line, or lines, that become words at a time. */
#define PIECE 256

/* With fewer columns than these, and more rows, a product is computed as the transposed one. */
#define FEW_COLUMNS 17

/* The numbers of operands that make a thread worth it. */
#define GRAIN 65536

/* Words of a part of B, for the second-level cache; more if there are many rows of A to meet it. */
#define PART_WORDS 131072

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

/*
 * Return number `k` of `count` lines as numbers, which are written to `room` unless they are where
 * they lie; zeros beyond the depth.
 */
static const void *numbers_at(const byte_lines *b, int64_t k, int64_t line, int64_t count,
                              uint16_t *room)
{
    if (k >= b->depth)
        return memset(room, 0, PIECE * sizeof *room);
    const uint8_t *from = b->from + k * b->step + line;
    if (!b->is_short && b->flip == 0)
        return from;
    write_numbers(b, from, count, room);
    return room;
}

/* Write words [begin, end) of all lines, which lie side by side. */
static void write_across(int64_t begin, int64_t end, void *context)
{
    const byte_lines *b = context;
    const int64_t unit = b->is_short ? 2 : 4;
    uint16_t room[4][PIECE];
    uint16_t pairs[2][PIECE];
    for (int64_t word = begin; word < end; word++)
        for (int64_t i = 0; i < b->lines; i += PIECE) {
            int64_t some = tni_min(b->lines - i, PIECE);
            uint16_t *to = (uint16_t *)(b->to + word * b->lines + i);
            const void *numbers[4];
            for (int64_t u = 0; u < unit; u++)
                numbers[u] = numbers_at(b, word * unit + u, i, some, room[u]);
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

/*
 * Set how much of B becomes words at a time: some columns with all of their depth if B is
 * contiguous in depth, else some of the depth of all columns, so that B is read in order. Each part
 * of columns reads all of A again, each part of the depth reads and writes all of C. So beside
 * PART_WORDS a part has 2 * rows columns, or words of depth: twice the words of A, or as many as C
 * has read and written.
 */
static void plan_parts(const byte_lines *b, int64_t rows, int64_t *columns, int64_t *words)
{
    bool is_along = b->step == 1;
    int64_t other = is_along ? b->words : b->lines;
    int64_t most = is_along ? b->lines : b->words;
    int64_t part = tni_round_up(PART_WORDS / other + 2 * rows, 32);
    *columns = are_words(b) || !is_along ? b->lines : tni_min(most, part);
    *words = are_words(b) || is_along ? b->words : tni_min(most, part);
}

/*
 * Multiply words of A by B, one part of B after the other: its words are written to `room`, and
 * sums over the depth so far are added.
 */
static tn_status multiply_parts(const tni_product *all, const byte_lines *b, uint32_t *room,
                                int64_t columns, int64_t words)
{
    const int64_t unit = b->is_short ? 2 : 4;
    const tni_packer *packer = tni_byte_packer(b->is_short);
    tn_status status = TN_OK;
    for (int64_t j = 0; j < b->lines && status == TN_OK; j += columns)
        for (int64_t k = 0; k < b->words && status == TN_OK; k += words) {
            tni_product part = *all;
            byte_lines some = *b;
            some.from = b->from + j * b->line + k * unit * b->step;
            some.lines = part.n = tni_min(b->lines - j, columns);
            some.words = part.k = tni_min(b->words - k, words);
            some.depth = tni_min(b->depth - k * unit, words * unit);
            make_words(&some, room, &part.b, &part.b_col, &part.b_row);
            part.a = (const uint32_t *)all->a + k * all->a_col;
            part.c = (uint32_t *)all->c + j * all->c_col;
            part.added = k > 0 ? part.c : NULL;
            status = tni_multiply_blocks(&part, 1, NULL, packer);
        }
    return status;
}

/* Multiply words of both operands. TN_ERR_MEMORY only. */
static tn_status multiply_words(const tni_product *p, bool is_short)
{
    byte_lines a = {p->a, p->m, p->a_row, p->k, p->a_col, 0, is_short, 0, NULL};
    byte_lines b = {p->b, p->n, p->b_col, p->k, p->b_row, 0, is_short, 0, NULL};
    tni_product words = *p;
    int64_t part_columns, part_words;
    a.flip = p->dtype == TN_DTYPE_I8 ? 128 : 0;
    b.flip = is_short ? 128 : 0;
    words.dtype = TN_DTYPE_I32;
    words.beta = TNI_FACTOR_ONE;
    words.added_row = p->c_row;
    words.added_col = p->c_col;
    words.k = a.words = b.words = tni_ceil_div(p->k, is_short ? 2 : 4);
    plan_parts(&b, p->m, &part_columns, &part_words);
    int64_t first = tni_round_up(p->m * words.k, 16);
    int64_t rest = are_words(&b) ? 0 : tni_mul_saturating(part_columns, part_words);
    /* Whole cache lines. Expanded operands may have more elements than fit memory. */
    size_t bytes = (size_t)tni_mul_saturating(first / 16 + tni_ceil_div(rest, 16), 64);
    uint32_t *room = tni_malloc_aligned(64, bytes);
    if (room == NULL)
        return tni_fail_memory(bytes);
    make_words(&a, room, &words.a, &words.a_row, &words.a_col);
    tn_status status = multiply_parts(&words, &b, room + first, part_columns, part_words);
    tni_free(room);
    return status;
}

/* Multiply a few rows of bytes by a B that is contiguous in depth. TN_ERR_MEMORY only. */
static tn_status multiply_rows(const tni_product *p, const tni_packer *packer)
{
    tni_product rows = *p;
    char *room = NULL;
    if (p->a_col != 1) {
        size_t bytes = (size_t)tni_mul_saturating(p->m, p->k);
        room = tni_malloc(bytes);
        if (room == NULL)
            return tni_fail_memory(bytes);
        for (int64_t i = 0; i < p->m; i++)
            tni_convert(TN_DTYPE_I8, room + i * p->k, 1, TN_DTYPE_I8,
                        (const char *)p->a + i * p->a_row, p->a_col, p->k);
        rows.a = room;
        rows.a_row = p->k;
        rows.a_col = 1;
    }
    tni_multiply_dots(&rows, packer);
    tni_free(room);
    return TN_OK;
}

/* A few columns would leave most of a tile empty, a few rows do not. */
tn_status tni_multiply_bytes(const tni_product *product)
{
    bool has_columns = product->n >= FEW_COLUMNS || product->n >= product->m;
    const tni_product p =
        has_columns || product->dtype != TN_DTYPE_I8 ? *product : transposed(product);
    bool is_short = p.dtype != TN_DTYPE_I8 || !tni_tiles_here()->has_bytes();
    const tni_packer *packer = tni_byte_packer(is_short);
    return tni_dots_columns(&p, packer) > 0 ? multiply_rows(&p, packer)
                                            : multiply_words(&p, is_short);
}
