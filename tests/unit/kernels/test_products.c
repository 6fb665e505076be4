/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Matrix products against the plain triple loop. Elements are small whole numbers, so that sums are
 * exact in whatever order they are added and results can be compared bit by bit.
 */
#include "kernels/gemm/gemm_blocks.h"

#include "kernels/core/isa.h"
#include "kernels/core/narrow_floats.h"

#include <setjmp.h>
#include <stdlib.h>
#include <cmocka.h>

/* How the elements of a matrix lie. */
typedef enum lie { ROWS, COLUMNS, WIDE_ROWS, GAPS, LIE_COUNT } lie;

/* A matrix with room behind its last element. */
typedef struct matrix {
    int64_t rows, columns; /* sizes */
    int64_t row, col;      /* strides */
    void *data;            /* elements */
} matrix;

static uint32_t seed;

static int64_t draw(int64_t below)
{
    seed = seed * 1664525 + 1013904223;
    return (int64_t)(seed >> 8) % below;
}

static double read(tn_dtype dtype, const void *data, int64_t at)
{
    if (dtype == TN_DTYPE_F64)
        return ((const double *)data)[at];
    if (dtype == TN_DTYPE_F32)
        return ((const float *)data)[at];
    uint16_t code = ((const uint16_t *)data)[at];
    return dtype == TN_DTYPE_F16 ? tni_f16_to_float(code) : tni_bf16_to_float(code);
}

static void write(tn_dtype dtype, void *data, int64_t at, double number)
{
    if (dtype == TN_DTYPE_F64)
        ((double *)data)[at] = number;
    else if (dtype == TN_DTYPE_F32)
        ((float *)data)[at] = (float)number;
    else
        ((uint16_t *)data)[at] = dtype == TN_DTYPE_F16 ? tni_float_to_f16((float)number)
                                                       : tni_float_to_bf16((float)number);
}

static matrix make(tn_dtype dtype, int64_t rows, int64_t columns, lie how)
{
    matrix m = {rows, columns, columns, 1, NULL};
    if (how == COLUMNS) {
        m.row = 1;
        m.col = rows;
    } else if (how == WIDE_ROWS) {
        m.row = columns + 5;
    } else if (how == GAPS) {
        m.row = 2 * columns;
        m.col = 2;
    }
    int64_t count = rows * m.row + columns * m.col + 1;
    m.data = malloc((size_t)(count * tni_dtypes[dtype].bytes));
    assert_non_null(m.data);
    for (int64_t i = 0; i < count; i++)
        write(dtype, m.data, i, (double)(draw(5) - 2));
    return m;
}

static double at(tn_dtype dtype, const matrix *m, int64_t i, int64_t j)
{
    return read(dtype, m->data, i * m->row + j * m->col);
}

/* Adds the product of two matrices to `sums`, row after row. */
static void add_product(tn_dtype dtype, const matrix *a, const matrix *b, double *sums)
{
    const int64_t columns = b->columns;
    double *row = malloc((size_t)columns * sizeof *row);
    assert_non_null(row);
    for (int64_t k = 0; k < b->rows; k++) {
        for (int64_t j = 0; j < columns; j++)
            row[j] = at(dtype, b, k, j);
        for (int64_t i = 0; i < a->rows; i++) {
            const double left = at(dtype, a, i, k);
            double *sum = sums + i * columns;
            for (int64_t j = 0; j < columns; j++)
                sum[j] += left * row[j];
        }
    }
    free(row);
}

/* One product, compared with the sums of its definition; what lies between the results stays. */
static void check(tn_dtype dtype, const int64_t sizes[3], const lie lies[3], int factors)
{
    matrix a = make(dtype, sizes[0], sizes[2], lies[0]);
    matrix b = make(dtype, sizes[2], sizes[1], lies[1]);
    matrix c = make(dtype, sizes[0], sizes[1], lies[2]);
    matrix s = make(dtype, sizes[0], sizes[1], ROWS);
    tni_product p = {.dtype = dtype,
                     .m = sizes[0],
                     .n = sizes[1],
                     .k = sizes[2],
                     .a = a.data,
                     .a_row = a.row,
                     .a_col = a.col,
                     .b = b.data,
                     .b_row = b.row,
                     .b_col = b.col,
                     .c = c.data,
                     .c_row = c.row,
                     .c_col = c.col,
                     .alpha = {factors == 2 ? 2 : 1, 0, 1},
                     .beta = {factors == 2 ? 3 : 1, 0, 1}};
    if (factors > 0) {
        p.added = s.data;
        p.added_row = s.row;
        p.added_col = factors == 3 ? 0 : s.col;
    }
    /* Nobody steps along a dimension of one, whose stride may be anything. */
    if (sizes[0] == 1)
        p.a_row = p.c_row = p.added_row = INT64_MAX / 3;
    if (sizes[1] == 1)
        p.b_col = INT64_MAX / 3;
    double between = lies[2] == GAPS ? read(dtype, c.data, 1) : 0;
    assert_int_equal(tni_multiply(&p), TN_OK);
    double *sums = calloc((size_t)(sizes[0] * sizes[1]), sizeof *sums);
    assert_non_null(sums);
    add_product(dtype, &a, &b, sums);
    for (int64_t i = 0; i < sizes[0]; i++)
        for (int64_t j = 0; j < sizes[1]; j++) {
            uint64_t wanted = 0;
            double sum = sums[i * sizes[1] + j] * p.alpha.real;
            if (factors > 0)
                sum += p.beta.real * read(dtype, s.data, i * s.row + j * p.added_col);
            write(dtype, &wanted, 0, sum);
            if (at(dtype, &c, i, j) != read(dtype, &wanted, 0))
                fail_msg("%s, %lldx%lldx%lld, lying %d %d %d, factors %d: [%lld, %lld] is %g, "
                         "not %g",
                         tni_dtypes[dtype].torch_name, (long long)sizes[0], (long long)sizes[1],
                         (long long)sizes[2], lies[0], lies[1], lies[2], factors, (long long)i,
                         (long long)j, at(dtype, &c, i, j), read(dtype, &wanted, 0));
        }
    if (lies[2] == GAPS)
        assert_true(read(dtype, c.data, 1) == between);
    free(sums);
    free(a.data);
    free(b.data);
    free(c.data);
    free(s.data);
}

static const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16, TN_DTYPE_BF16};

/* Sizes about a tile's rows and columns, a block's rows and depth, and the vector's paths. */
static void every_layout_gives_the_sums_of_the_definition(void **state)
{
    (void)state;
    static const int64_t shapes[][3] = {
        {1, 40, 70},   {40, 1, 70},  {13, 33, 19},  {12, 32, 64},  {24, 64, 24},
        {25, 31, 257}, {7, 100, 51}, {97, 65, 130}, {50, 130, 33}, {3, 700, 300},
    };
    static const lie dots[3] = {ROWS, COLUMNS, WIDE_ROWS};
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t i = 0; i < TN_LEN(shapes); i++)
            check(dtypes[d], shapes[i], dots, (int)i % 4);
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t i = 0; i < TN_LEN(shapes); i++)
            for (int how = 0; how < 8; how++) {
                lie lies[3] = {(lie)draw(LIE_COUNT), (lie)draw(LIE_COUNT), (lie)draw(LIE_COUNT)};
                check(dtypes[d], shapes[i], lies, (int)draw(4));
            }
}

static void sizes_at_random_give_the_sums_of_the_definition(void **state)
{
    (void)state;
    for (int turn = 0; turn < 200; turn++) {
        int64_t sizes[3] = {1 + draw(60), 1 + draw(90), 1 + draw(turn % 10 == 0 ? 600 : 80)};
        lie lies[3] = {(lie)draw(LIE_COUNT), (lie)draw(LIE_COUNT), (lie)draw(LIE_COUNT)};
        check(dtypes[draw(TN_LEN(dtypes))], sizes, lies, (int)draw(4));
    }
}

/* B is packed in turns, and a block's sums do not span all columns. */
static void large_products_go_in_turns(void **state)
{
    (void)state;
    static const lie rows[3] = {ROWS, ROWS, ROWS};
    static const lie columns[3] = {ROWS, COLUMNS, COLUMNS};
    check(TN_DTYPE_F32, (const int64_t[]){193, 515, 1030}, columns, 0);
    check(TN_DTYPE_BF16, (const int64_t[]){193, 515, 1031}, rows, 0);
}

/* Rows of A are read in place or packed, by how many strips of B there are; each in any layout. */
static void rows_of_a_are_read_in_place_or_packed(void **state)
{
    (void)state;
    const int64_t width = tni_tiles_here()->single.columns;
    for (int64_t strips = 23; strips <= 26; strips++)
        for (int how = 0; how < LIE_COUNT; how++) {
            const int64_t sizes[3] = {23 + strips % 3, strips * width - how, 250 + 7 * how};
            const lie lies[3] = {(lie)how, COLUMNS, ROWS};
            check(dtypes[strips % 2], sizes, lies, how);
        }
}

/* Rows of A that compete for cache sets are read in place for two strips of B, and else packed. */
static void rows_of_a_far_apart_are_read_in_place_or_packed(void **state)
{
    (void)state;
    static const lie lies[3] = {ROWS, COLUMNS, ROWS};
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (int64_t strips = 1; strips <= 3; strips++) {
            const int64_t width = tni_tiles_here()->single.columns;
            const int64_t sizes[3] = {29, strips * width - (int64_t)d % 2, 1024};
            check(dtypes[d], sizes, lies, (int)d);
        }
}

/*
 * B has whole strips, or a column less, and is deeper than a part: it is read in place up to some
 * width of its rows, and packed beyond.
 */
static void parts_of_b_are_read_in_place_or_packed(void **state)
{
    (void)state;
    static const lie lies[][3] = {{ROWS, ROWS, ROWS}, {COLUMNS, WIDE_ROWS, ROWS}};
    const tni_tiles *tiles = tni_tiles_here();
    for (int64_t strips = 1; strips <= 5; strips++)
        for (int less = 0; less < 2; less++)
            for (int how = 0; how < 2; how++) {
                const bool is_long = (strips + less + how) % 2 != 0;
                const int64_t width = is_long ? tiles->twice.columns : tiles->single.columns;
                const int64_t sizes[3] = {27 + 90 * (strips % 3), strips * width - less, 515};
                check(is_long ? TN_DTYPE_F64 : TN_DTYPE_F32, sizes, lies[how], (int)strips % 4);
            }
}

/*
 * Whatever number of columns tiles leave over, they are read, added and written alone: with few
 * rows B is read in place, with more the first tile of a strip packs it.
 */
static void columns_are_left_over_in_any_number(void **state)
{
    static const lie lies[][3] = {{ROWS, WIDE_ROWS, WIDE_ROWS}, {COLUMNS, COLUMNS, WIDE_ROWS}};
    (void)state;
    for (int64_t n = 1; n < 160; n++)
        for (int64_t m = 5; m < 60; m += 24)
            for (size_t i = 0; i < TN_LEN(lies); i++) {
                const int64_t sizes[3] = {m, n, 70};
                check(TN_DTYPE_F32, sizes, lies[i], (int)(n % 3));
                check(TN_DTYPE_F64, sizes, lies[i], (int)(m % 3));
            }
}

/* Threads share out the columns, and each packs its own, also where several blocks have the rows.
 */
static void threads_share_out_columns(void **state)
{
    static const lie lies[3] = {ROWS, WIDE_ROWS, WIDE_ROWS};
    const uint32_t before = tni_num_threads();
    (void)state;
    for (uint32_t threads = 1; threads < 4; threads++) {
        tni_set_num_threads(threads);
        for (int64_t n = 590; n < 650; n += 19) {
            const int64_t sizes[3] = {310, n, 230};
            check(TN_DTYPE_F32, sizes, lies, 0);
            check(TN_DTYPE_F64, sizes, lies, 1);
        }
    }
    tni_set_num_threads(before);
}

/* Few rows by a matrix that may be in no cache: columns far apart together, the last ones alone. */
static void few_rows_meet_columns_that_are_far_apart(void **state)
{
    (void)state;
    static const int64_t shapes[][3] = {{1, 1021, 70}, {1, 387, 200}, {1, 64, 1024}, {2, 131, 1030},
                                        {3, 1540, 45}, {1, 7, 9500},  {1, 3, 30000}, {1, 512, 129}};
    static const lie lies[3] = {ROWS, COLUMNS, ROWS};
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t i = 0; i < TN_LEN(shapes); i++)
            check(dtypes[d], shapes[i], lies, (int)(i + d) % 4);
}

/* Few elements of a great depth are summed in parts, the last one whole or not. */
static void deep_products_are_sums_of_parts(void **state)
{
    (void)state;
    static const int64_t shapes[][3] = {
        {32, 32, 2048}, {13, 33, 2500}, {40, 100, 3077}, {65, 63, 4095}, {18, 17, 2049}};
    static const lie lies[][3] = {
        {ROWS, ROWS, ROWS}, {COLUMNS, COLUMNS, GAPS}, {ROWS, COLUMNS, COLUMNS}, {GAPS, GAPS, ROWS}};
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t i = 0; i < TN_LEN(shapes); i++)
            check(dtypes[d], shapes[i], lies[i % TN_LEN(lies)], (int)(i + d) % 4);
}

/* Bits of a deep product do not tell how many threads there were. */
static void threads_do_not_change_deep_products(void **state)
{
    enum { SIZE = 31, DEPTH = 5000, COUNT = SIZE * DEPTH };
    static float a[COUNT], b[COUNT], c[2][SIZE * SIZE];
    uint32_t before = tni_num_threads();
    (void)state;
    for (int i = 0; i < COUNT; i++) {
        a[i] = (float)draw(1000) / 7;
        b[i] = (float)draw(1000) / 3;
    }
    for (uint32_t threads = 1; threads <= 2; threads++) {
        tni_product p = {.dtype = TN_DTYPE_F32,
                         .m = SIZE,
                         .n = SIZE,
                         .k = DEPTH,
                         .a = a,
                         .a_row = DEPTH,
                         .a_col = 1,
                         .b = b,
                         .b_row = SIZE,
                         .b_col = 1,
                         .c = c[threads - 1],
                         .c_row = SIZE,
                         .c_col = 1,
                         .alpha = TNI_FACTOR_ONE};
        tni_set_num_threads(threads);
        assert_int_equal(tni_multiply(&p), TN_OK);
    }
    tni_set_num_threads(before);
    assert_memory_equal(c[0], c[1], sizeof c[0]);
}

/* Rows of B at places of their own; the third column of each four is in no line of C. */
static void rows_of_b_may_begin_anywhere(void **state)
{
    (void)state;
    enum { DEPTH = 300, ROWS_OF_A = 14, PLACES = 39, USED = 30, ROOM = 4096 };
    int64_t places[DEPTH];
    static float a[ROWS_OF_A * DEPTH];
    static float b[ROOM];
    static float c[ROWS_OF_A * USED];
    for (int i = 0; i < ROWS_OF_A * DEPTH; i++)
        a[i] = (float)(draw(5) - 2);
    for (int i = 0; i < ROOM; i++)
        b[i] = (float)(draw(5) - 2);
    for (int k = 0; k < DEPTH; k++)
        places[k] = draw(ROOM - PLACES - TNI_TILE_MOST_COLUMNS) * (int64_t)sizeof(float);
    tni_product p = {.dtype = TN_DTYPE_F32,
                     .m = ROWS_OF_A,
                     .n = PLACES,
                     .k = DEPTH,
                     .a = a,
                     .a_row = DEPTH,
                     .a_col = 1,
                     .b = b,
                     .b_offsets = places,
                     .line = 3,
                     .line_step = 4,
                     .c = c,
                     .c_row = USED,
                     .c_col = 1,
                     .alpha = TNI_FACTOR_ONE};
    assert_int_equal(tni_multiply(&p), TN_OK);
    for (int i = 0; i < ROWS_OF_A; i++)
        for (int j = 0; j < USED; j++) {
            float sum = 0;
            for (int k = 0; k < DEPTH; k++)
                sum += a[i * DEPTH + k] * b[places[k] / 4 + j / 3 * 4 + j % 3];
            assert_true(sum == c[i * USED + j]);
        }
}

/* A batch in tiles is planned once: each product has operands of its own, and columns in turns. */
static void a_batch_gives_what_its_products_give(void **state)
{
    (void)state;
    enum { COUNT = 5, ROWS_OF_A = 13, WIDTH = 37, DEPTH = 19 };
    static float a[COUNT][ROWS_OF_A * DEPTH], b[COUNT][DEPTH * WIDTH], s[COUNT][WIDTH];
    static float c[COUNT][ROWS_OF_A * WIDTH], each[COUNT][ROWS_OF_A * WIDTH];
    static const int64_t steps[4] = {sizeof a[0], sizeof b[0], sizeof c[0], sizeof s[0]};
    for (int i = 0; i < COUNT; i++) {
        for (int j = 0; j < ROWS_OF_A * DEPTH; j++)
            a[i][j] = (float)(draw(5) - 2);
        for (int j = 0; j < DEPTH * WIDTH; j++)
            b[i][j] = (float)(draw(5) - 2);
        for (int j = 0; j < WIDTH; j++)
            s[i][j] = (float)draw(5);
    }
    tni_product p = {.dtype = TN_DTYPE_F32,
                     .m = ROWS_OF_A,
                     .n = WIDTH,
                     .k = DEPTH,
                     .a = a,
                     .a_row = DEPTH,
                     .a_col = 1,
                     .b = b,
                     .b_row = 1,
                     .b_col = DEPTH,
                     .c = c,
                     .c_row = WIDTH,
                     .c_col = 1,
                     .added = s,
                     .added_col = 1,
                     .alpha = TNI_FACTOR_ONE,
                     .beta = TNI_FACTOR_ONE};
    assert_int_equal(tni_multiply_batch(&p, COUNT, steps), TN_OK);
    for (int i = 0; i < COUNT; i++) {
        p.a = a[i];
        p.b = b[i];
        p.c = each[i];
        p.added = s[i];
        assert_int_equal(tni_multiply(&p), TN_OK);
    }
    assert_memory_equal(c, each, sizeof c);
}

/* Room for the largest tile's rows, in words, with a gap after each. */
enum { MOST = TNI_TILE_MOST_COLUMNS, DEPTH_MOST = 9, STEP_MOST = 2 * MOST + 6 };

/* Check that what lies behind `count` words of each piece was left alone. */
static void check_gaps(const uint32_t *out, int64_t pieces, int64_t step, int64_t count)
{
    for (int64_t k = 0; k < pieces; k++)
        for (int64_t i = count; i < step; i++)
            assert_int_equal(out[k * step + i], 0);
}

static void transpositions_write_groups_of_four_words(void **state)
{
    (void)state;
    static uint32_t from[MOST * DEPTH_MOST], out[DEPTH_MOST * STEP_MOST];
    for (uint32_t i = 0; i < MOST * DEPTH_MOST; i++)
        from[i] = i + 1;
    for (int64_t count = 1; count <= MOST; count++)
        for (int64_t depth = 1; depth <= DEPTH_MOST; depth++) {
            const int64_t written = (count + 3) / 4 * 4;
            const int64_t step = written + 3;
            memset(out, 0, sizeof out);
            tni_tiles_here()->transpose((const char *)from, count, DEPTH_MOST * sizeof *from, depth,
                                        step, (char *)out);
            for (int64_t k = 0; k < depth; k++)
                for (int64_t i = 0; i < written; i++)
                    assert_int_equal(out[k * step + i],
                                     from[(i < count ? i : count - 1) * DEPTH_MOST + k]);
            check_gaps(out, DEPTH_MOST, step, written);
        }
}

static void transpositions_of_pairs_write_their_rows(void **state)
{
    (void)state;
    static uint64_t from[MOST * DEPTH_MOST], out[DEPTH_MOST * STEP_MOST / 2];
    for (uint64_t i = 0; i < MOST * DEPTH_MOST; i++)
        from[i] = (i + 1) * UINT64_C(0x100000003);
    for (int64_t count = 1; count <= MOST; count++)
        for (int64_t depth = 1; depth <= DEPTH_MOST; depth++) {
            const int64_t step = count + 3;
            memset(out, 0, sizeof out);
            tni_tiles_here()->transpose_pairs((const char *)from, count, DEPTH_MOST * sizeof *from,
                                              depth, step, (char *)out);
            for (int64_t k = 0; k < depth; k++)
                for (int64_t i = 0; i < count; i++)
                    assert_true(out[k * step + i] == from[i * DEPTH_MOST + k]);
            check_gaps((const uint32_t *)out, depth, 2 * step, 2 * count);
        }
}

static void copied_rows_have_their_bytes(void **state)
{
    (void)state;
    static uint32_t from[DEPTH_MOST * (MOST + 1)], out[DEPTH_MOST * STEP_MOST];
    for (uint32_t i = 0; i < DEPTH_MOST * (MOST + 1); i++)
        from[i] = i + 1;
    for (int64_t count = 1; count <= MOST; count++) {
        const int64_t step = count + 3;
        memset(out, 0, sizeof out);
        tni_tiles_here()->copy_rows((const char *)from, (MOST + 1) * sizeof *from, DEPTH_MOST,
                                    count * 4, step * 4, (char *)out);
        for (int64_t k = 0; k < DEPTH_MOST; k++)
            assert_memory_equal(out + k * step, from + k * (MOST + 1), (size_t)count * 4);
        check_gaps(out, DEPTH_MOST, step, count);
    }
}

/* The ISA of the tests that follow, one that the processor has. */
static void set_isa(tni_isa wanted)
{
    tni_isa_found = (int)wanted + 1;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_layout_gives_the_sums_of_the_definition),
        cmocka_unit_test(sizes_at_random_give_the_sums_of_the_definition),
        cmocka_unit_test(large_products_go_in_turns),
        cmocka_unit_test(rows_of_a_are_read_in_place_or_packed),
        cmocka_unit_test(rows_of_a_far_apart_are_read_in_place_or_packed),
        cmocka_unit_test(parts_of_b_are_read_in_place_or_packed),
        cmocka_unit_test(columns_are_left_over_in_any_number),
        cmocka_unit_test(threads_share_out_columns),
        cmocka_unit_test(few_rows_meet_columns_that_are_far_apart),
        cmocka_unit_test(deep_products_are_sums_of_parts),
        cmocka_unit_test(threads_do_not_change_deep_products),
        cmocka_unit_test(rows_of_b_may_begin_anywhere),
        cmocka_unit_test(a_batch_gives_what_its_products_give),
        cmocka_unit_test(transpositions_write_groups_of_four_words),
        cmocka_unit_test(transpositions_of_pairs_write_their_rows),
        cmocka_unit_test(copied_rows_have_their_bytes),
    };
    int failed = 0;
    for (tni_isa isa = TNI_ISA_BASE; isa <= tni_best_isa(); isa++) {
        set_isa(isa);
        failed += cmocka_run_group_tests_name(tni_isa_name(isa), tests, NULL, NULL);
    }
    return failed;
}
