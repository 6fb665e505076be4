/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Products of integers, which wrap, and of complex numbers, which are products of real ones,
 * against the plain triple loop in pairs of 64-bit integers. Parts of complex numbers are small
 * whole numbers, so that sums are exact in whatever order they are added. Then products of bytes
 * with sums of 32 bits.
 */
#include "kernels/gemm/gemm_blocks.h"

#include "kernels/core/isa.h"

#include <setjmp.h>
#include <stdlib.h>
#include <cmocka.h>

/* How the elements of a matrix lie. */
typedef enum lie { ROWS, COLUMNS, WIDE_ROWS, GAPS, LIE_COUNT } lie;

/* A number of any dtype here; the second part is 0 for integers. */
typedef struct pair {
    uint64_t re, im;
} pair;

/* A matrix. */
typedef struct matrix {
    int64_t row, col; /* strides */
    int64_t count;    /* elements, with those between */
    char *data;       /* elements */
} matrix;

static uint64_t seed;

static uint64_t draw(void)
{
    seed = seed * 6364136223846793005 + 1442695040888963407;
    return seed >> 17 ^ seed << 40;
}

static bool is_complex(tn_dtype dtype)
{
    return dtype == TN_DTYPE_C64 || dtype == TN_DTYPE_C128;
}

static pair read(tn_dtype dtype, const char *data, int64_t at)
{
    int bytes = tni_dtypes[dtype].bytes;
    pair number = {0};
    if (dtype == TN_DTYPE_C64) {
        const float *parts = (const float *)data + 2 * at;
        return (pair){(uint64_t)(int64_t)parts[0], (uint64_t)(int64_t)parts[1]};
    }
    if (dtype == TN_DTYPE_C128) {
        const double *parts = (const double *)data + 2 * at;
        return (pair){(uint64_t)(int64_t)parts[0], (uint64_t)(int64_t)parts[1]};
    }
    memcpy(&number.re, data + at * bytes, (size_t)bytes);
    return number;
}

static void write(tn_dtype dtype, char *data, int64_t at, pair number)
{
    int bytes = tni_dtypes[dtype].bytes;
    double parts[2] = {(double)(int64_t)number.re, (double)(int64_t)number.im};
    float narrow[2] = {(float)parts[0], (float)parts[1]};
    const void *from = dtype == TN_DTYPE_C64    ? (const void *)narrow
                       : dtype == TN_DTYPE_C128 ? (const void *)parts
                                                : &number.re;
    memcpy(data + at * bytes, from, (size_t)bytes);
}

static pair multiply(pair a, pair b)
{
    return (pair){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static matrix make(tn_dtype dtype, int64_t rows, int64_t columns, lie how)
{
    matrix m = {.row = columns, .col = 1};
    if (how == COLUMNS) {
        m.row = 1;
        m.col = rows;
    } else if (how == WIDE_ROWS) {
        m.row = columns + 5;
    } else if (how == GAPS) {
        m.row = 2 * columns;
        m.col = 2;
    }
    m.count = rows * m.row + columns * m.col + 1;
    m.data = malloc((size_t)(m.count * tni_dtypes[dtype].bytes));
    assert_non_null(m.data);
    for (int64_t i = 0; i < m.count; i++) {
        pair number = {draw(), 0};
        if (is_complex(dtype))
            number = (pair){draw() % 9 - 4, draw() % 9 - 4};
        write(dtype, m.data, i, number);
    }
    return m;
}

/* What is to be multiplied. */
typedef struct trial {
    tn_dtype dtype;  /* of all */
    int64_t m, n, k; /* sizes */
    lie lies[3];     /* of A, B and C */
    int factors;     /* 0: none; 1: S is added; 2: both have factors; 3: S is broadcast */
} trial;

/* Return element [i, j] of the definition. */
static pair wanted_at(const trial *t, const tni_product *p, int64_t i, int64_t j)
{
    bool has_complex = is_complex(t->dtype);
    pair alpha = {(uint64_t)p->alpha.integer,
                  has_complex ? (uint64_t)(int64_t)p->alpha.imaginary : 0};
    pair beta = {(uint64_t)p->beta.integer, has_complex ? (uint64_t)(int64_t)p->beta.imaginary : 0};
    pair sum = {0};
    for (int64_t k = 0; k < t->k; k++) {
        pair one = multiply(read(t->dtype, p->a, i * p->a_row + k * p->a_col),
                            read(t->dtype, p->b, k * p->b_row + j * p->b_col));
        sum = (pair){sum.re + one.re, sum.im + one.im};
    }
    sum = multiply(alpha, sum);
    if (p->added != NULL) {
        pair one = multiply(beta, read(t->dtype, p->added, i * p->added_row + j * p->added_col));
        sum = (pair){sum.re + one.re, sum.im + one.im};
    }
    return sum;
}

/* One product, compared with the sums of its definition; what lies between the results stays. */
static void check(const trial *t)
{
    matrix a = make(t->dtype, t->m, t->k, t->lies[0]);
    matrix b = make(t->dtype, t->k, t->n, t->lies[1]);
    matrix c = make(t->dtype, t->m, t->n, t->lies[2]);
    matrix s = make(t->dtype, t->m, t->n, ROWS);
    tni_product p = {.dtype = t->dtype,
                     .m = t->m,
                     .n = t->n,
                     .k = t->k,
                     .a = a.data,
                     .a_row = a.row,
                     .a_col = a.col,
                     .b = b.data,
                     .b_row = b.row,
                     .b_col = b.col,
                     .c = c.data,
                     .c_row = c.row,
                     .c_col = c.col,
                     .alpha = TNI_FACTOR_ONE,
                     .beta = TNI_FACTOR_ONE};
    if (t->factors == 2) {
        p.alpha = (tni_factor){3, 1, 3};
        p.beta = (tni_factor){2, -1, 2};
    }
    if (t->factors > 0) {
        p.added = s.data;
        p.added_row = s.row;
        p.added_col = t->factors == 3 ? 0 : s.col;
    }
    pair between = read(t->dtype, c.data, 1);
    assert_int_equal(tni_multiply(&p), TN_OK);
    for (int64_t i = 0; i < t->m; i++)
        for (int64_t j = 0; j < t->n; j++) {
            char room[16] = {0};
            write(t->dtype, room, 0, wanted_at(t, &p, i, j));
            pair want = read(t->dtype, room, 0);
            pair is = read(t->dtype, c.data, i * c.row + j * c.col);
            if (want.re != is.re || want.im != is.im)
                fail_msg("%s, %lldx%lldx%lld, lying %d %d %d, factors %d: [%lld, %lld] is wrong",
                         tni_dtypes[t->dtype].torch_name, (long long)t->m, (long long)t->n,
                         (long long)t->k, t->lies[0], t->lies[1], t->lies[2], t->factors,
                         (long long)i, (long long)j);
        }
    if (t->lies[2] == GAPS)
        assert_true(read(t->dtype, c.data, 1).re == between.re);
    free(a.data);
    free(b.data);
    free(c.data);
    free(s.data);
}

static const tn_dtype dtypes[] = {TN_DTYPE_U8,  TN_DTYPE_I8,  TN_DTYPE_I16, TN_DTYPE_U16,
                                  TN_DTYPE_I32, TN_DTYPE_U32, TN_DTYPE_I64, TN_DTYPE_U64,
                                  TN_DTYPE_C64, TN_DTYPE_C128};

/* Sizes about a tile's rows and columns, and a block's rows and depth. */
static void every_layout_gives_the_sums_of_the_definition(void **state)
{
    static const int64_t shapes[][3] = {{1, 40, 70},  {40, 1, 70},   {13, 33, 19},
                                        {12, 32, 64}, {25, 31, 257}, {97, 65, 130},
                                        {7, 9, 1},    {3, 70, 300},  {2, 2, 129}};
    (void)state;
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t i = 0; i < TN_LEN(shapes); i++)
            for (int turn = 0; turn < 4; turn++)
                check(&(trial){dtypes[d],
                               shapes[i][0],
                               shapes[i][1],
                               shapes[i][2],
                               {(lie)(draw() % LIE_COUNT), (lie)(draw() % LIE_COUNT),
                                (lie)(draw() % LIE_COUNT)},
                               turn % 4});
}

static void sizes_at_random_give_the_sums_of_the_definition(void **state)
{
    (void)state;
    for (int turn = 0; turn < 150; turn++)
        check(&(trial){
            dtypes[draw() % TN_LEN(dtypes)],
            (int64_t)(1 + draw() % 40),
            (int64_t)(1 + draw() % 70),
            (int64_t)(1 + draw() % (turn % 10 == 0 ? 600 : 60)),
            {(lie)(draw() % LIE_COUNT), (lie)(draw() % LIE_COUNT), (lie)(draw() % LIE_COUNT)},
            turn % 4});
}

/* Return whether C is A B, by its definition; A has contiguous rows, B contiguous columns. */
static bool is_product(const int64_t *a, const int64_t *b, const int64_t *c, int64_t size)
{
    for (int64_t i = 0; i < size * size; i++) {
        uint64_t sum = 0;
        for (int64_t k = 0; k < size; k++)
            sum += (uint64_t)a[i / size * size + k] * (uint64_t)b[i % size * size + k];
        if (sum != (uint64_t)c[i])
            return false;
    }
    return true;
}

/* Operands that fit 32 bits have tiles of their own; one number that does not is enough. */
static void one_long_number_is_seen(void **state)
{
    enum { SIZE = 39, COUNT = SIZE * SIZE };
    static const int64_t outside[] = {INT64_C(1) << 31, -(INT64_C(1) << 31) - 1, INT64_MIN};
    static int64_t a[COUNT], b[COUNT], c[COUNT];
    int64_t *const at[] = {NULL, a, a + SIZE, a + COUNT - 1, b, b + SIZE - 1, b + COUNT - 1};
    const tni_product p = {.dtype = TN_DTYPE_I64,
                           .m = SIZE,
                           .n = SIZE,
                           .k = SIZE,
                           .a = a,
                           .a_row = SIZE,
                           .a_col = 1,
                           .b = b,
                           .b_row = 1,
                           .b_col = SIZE,
                           .c = c,
                           .c_row = SIZE,
                           .c_col = 1,
                           .alpha = TNI_FACTOR_ONE};
    (void)state;
    for (size_t i = 0; i < TN_LEN(at) * TN_LEN(outside); i++) {
        for (int j = 0; j < COUNT; j++) {
            a[j] = draw() % 3 == 0 ? INT32_MIN : (int32_t)draw();
            b[j] = draw() % 3 == 0 ? INT32_MIN : (int32_t)draw();
        }
        if (at[i % TN_LEN(at)] != NULL)
            *at[i % TN_LEN(at)] = outside[i / TN_LEN(at)];
        assert_int_equal(tni_multiply(&p), TN_OK);
        assert_true(is_product(a, b, c, SIZE));
    }
}

/* An infinity meets a zero: nan where the textbook's formula has one, and nowhere else. */
static void nan_is_not_repaired(void **state)
{
    enum { M = 8, N = 9, K = 10 };
    static float a[2 * M * K];
    static float b[2 * K * N];
    static float c[2 * M * N];
    (void)state;
    for (int i = 0; i < 2 * M * K; i++)
        a[i] = 1;
    for (int i = 0; i < 2 * K * N; i++)
        b[i] = i % 2 == 0;
    a[0] = __builtin_inff();
    tni_product p = {.dtype = TN_DTYPE_C64,
                     .m = M,
                     .n = N,
                     .k = K,
                     .a = a,
                     .a_row = K,
                     .a_col = 1,
                     .b = b,
                     .b_row = N,
                     .b_col = 1,
                     .c = c,
                     .c_row = N,
                     .c_col = 1,
                     .alpha = TNI_FACTOR_ONE};
    assert_int_equal(tni_multiply(&p), TN_OK);
    for (int j = 0; j < N; j++) {
        assert_true(__builtin_isinf(c[2 * j]) && __builtin_isnan(c[2 * j + 1]));
        assert_true(c[2 * (N + j)] == K && c[2 * (N + j) + 1] == K);
    }
}

/* Bits do not tell how many threads there were. */
static void threads_change_nothing(void **state)
{
    enum { SIZE = 150 };
    static double numbers[4][2 * SIZE * SIZE];
    uint32_t before = tni_num_threads();
    (void)state;
    for (int i = 0; i < 2 * SIZE * SIZE; i++) {
        numbers[0][i] = (double)(draw() % 1000) / 7;
        numbers[1][i] = (double)(draw() % 1000) / 3;
    }
    for (uint32_t threads = 1; threads <= 2; threads++) {
        tni_product p = {.dtype = TN_DTYPE_C128,
                         .m = SIZE,
                         .n = SIZE,
                         .k = SIZE,
                         .a = numbers[0],
                         .a_row = SIZE,
                         .a_col = 1,
                         .b = numbers[1],
                         .b_row = 1,
                         .b_col = SIZE,
                         .c = numbers[1 + threads],
                         .c_row = SIZE,
                         .c_col = 1,
                         .alpha = TNI_FACTOR_ONE};
        tni_set_num_threads(threads);
        assert_int_equal(tni_multiply(&p), TN_OK);
    }
    tni_set_num_threads(before);
    assert_memory_equal(numbers[2], numbers[3], sizeof numbers[2]);
}

/* Return a byte with or without its sign. */
static int64_t byte_of(tn_dtype dtype, const uint8_t *data, int64_t at)
{
    return dtype == TN_DTYPE_I8 ? (int8_t)data[at] : data[at];
}

/* A product of bytes, some of them the farthest from 0, on one thread and on two. */
static void check_bytes(tn_dtype dtype, int64_t m, int64_t n, int64_t k, int layouts)
{
    uint8_t *a = malloc((size_t)(m * k));
    int64_t pitch = (k + 3) / 4 * 4; /* of columns: whole words, though a column may end before */
    uint8_t *b = malloc((size_t)(pitch * n));
    uint32_t *c[2] = {malloc((size_t)(m * n) * 4), malloc((size_t)(m * n) * 4)};
    uint32_t before = tni_num_threads();
    tni_product p = {
        .dtype = dtype, .m = m, .n = n, .k = k, .a = a, .b = b, .c_row = n, .c_col = 1};
    p.a_row = layouts % 2 == 0 ? k : 1;
    p.a_col = layouts % 2 == 0 ? 1 : m;
    p.b_row = layouts / 2 == 0 ? n : 1;
    p.b_col = layouts / 2 == 0 ? 1 : pitch;
    p.alpha = TNI_FACTOR_ONE;
    for (int64_t i = 0; i < m * k; i++)
        a[i] = draw() % 2 == 0 ? (dtype == TN_DTYPE_I8 ? 128 : 255) : (uint8_t)draw();
    for (int64_t i = 0; i < pitch * n; i++)
        b[i] = draw() % 2 == 0 ? 128 : (uint8_t)draw();
    for (uint32_t i = 0; i < 2; i++) {
        tni_set_num_threads(i + 1);
        p.c = c[i];
        assert_int_equal(tni_multiply_bytes(&p), TN_OK);
    }
    tni_set_num_threads(before);
    for (int64_t i = 0; i < m * n; i++) {
        int64_t sum = 0;
        for (int64_t at = 0; at < k; at++)
            sum += byte_of(dtype, a, i / n * p.a_row + at * p.a_col) *
                   byte_of(TN_DTYPE_I8, b, at * p.b_row + i % n * p.b_col);
        if (c[0][i] != (uint32_t)sum || c[1][i] != (uint32_t)sum)
            fail_msg("bytes, %lldx%lldx%lld, layouts %d: number %lld is wrong", (long long)m,
                     (long long)n, (long long)k, layouts, (long long)i);
    }
    free(a);
    free(b);
    free(c[0]);
    free(c[1]);
}

/* Sizes about a word, a tile, a piece, a block, a part of B; with few columns; for two threads. */
static void bytes_are_added_in_32_bits(void **state)
{
    static const int64_t shapes[][3] = {{1, 1, 1},       {1, 40, 4},    {5, 3, 7},
                                        {6, 32, 64},     {7, 33, 63},   {13, 16, 5},
                                        {40, 17, 66},    {2, 300, 258}, {9, 70, 2100},
                                        {150, 140, 260}, {150, 9, 260}, {17, 600, 1100}};
    (void)state;
    for (size_t i = 0; i < TN_LEN(shapes); i++)
        for (int layouts = 0; layouts < 4; layouts++)
            for (int is_signed = 0; is_signed < 2; is_signed++)
                check_bytes(is_signed == 1 ? TN_DTYPE_I8 : TN_DTYPE_U8, shapes[i][0], shapes[i][1],
                            shapes[i][2], layouts);
}

static void set_isa(tni_isa wanted)
{
    atomic_store(&tni_isa_found, (int)wanted + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_layout_gives_the_sums_of_the_definition),
        cmocka_unit_test(sizes_at_random_give_the_sums_of_the_definition),
        cmocka_unit_test(one_long_number_is_seen),
        cmocka_unit_test(nan_is_not_repaired),
        cmocka_unit_test(threads_change_nothing),
        cmocka_unit_test(bytes_are_added_in_32_bits),
    };
    int failures = 0;
    /* On every ISA that this processor has. */
    for (int isa = 0; isa <= (int)tni_best_isa(); isa++) {
        set_isa((tni_isa)isa);
        failures += cmocka_run_group_tests(tests, NULL, NULL);
    }
    return failures;
}
