/* SPDX-License-Identifier: BSD-3-Clause */
/* LU factors and solutions by panels of 32 columns, at each ISA. */
#include "op_fixture.h"

#include "kernels/core/isa.h"
#include "kernels/linalg/blocks.h"

#include <math.h>

/* The most rows, and right sides: more than are solved as a few. */
enum { MOST = 100, COLUMNS = 70 };

/* A matrix by columns, what becomes of it, and right sides. */
typedef struct problem {
    tn_dtype dtype;
    int64_t rows, columns;
    double given[MOST * MOST], sides[MOST * COLUMNS]; /* float numbers in doubles, or doubles */
    double factors[MOST * MOST], x[MOST * COLUMNS];   /* of the dtype */
    int pivots[MOST];
    int info;
} problem;

static double number(const problem *p, const double *from, int64_t at)
{
    return p->dtype == TN_DTYPE_F32 ? (double)((const float *)(const void *)from)[at] : from[at];
}

static void put(const problem *p, double *to, int64_t at, double value)
{
    if (p->dtype == TN_DTYPE_F32)
        ((float *)(void *)to)[at] = (float)value;
    else
        to[at] = value;
}

static void draw_sides(problem *p)
{
    for (int64_t i = 0; i < p->rows * COLUMNS; i++) {
        p->sides[i] = (double)(i % 37) - 18;
        put(p, p->x, i, p->sides[i]);
    }
}

/* Fill with numbers of few digits. */
static void draw(problem *p)
{
    uint32_t state = 7;
    for (int64_t i = 0; i < p->rows * p->columns; i++) {
        state = state * 1664525 + 1013904223;
        p->given[i] = (double)(int)(state >> 16 & 1023) / 64 - 8;
        put(p, p->factors, i, p->given[i]);
    }
    draw_sides(p);
}

static tni_lu factor(problem *p)
{
    tni_lu lu = {(char *)p->factors, p->rows, p->columns, p->rows, p->pivots};
    assert_int_equal(tni_lu_factor(p->dtype, &lu, &p->info), TN_OK);
    return lu;
}

/* L U is the matrix with its rows swapped, and nothing in L is larger than 1. */
static void check_factors(const problem *p)
{
    int64_t order[MOST];
    double bound = (p->dtype == TN_DTYPE_F32 ? 0x1p-23 : 0x1p-52) * 1024;
    for (int64_t i = 0; i < p->rows; i++)
        order[i] = i;
    for (int64_t k = 0; k < p->rows && k < p->columns; k++) {
        int64_t other = p->pivots[k] - 1;
        int64_t had = order[k];
        assert_in_range(other, k, p->rows - 1);
        order[k] = order[other];
        order[other] = had;
    }
    for (int64_t i = 0; i < p->rows; i++)
        for (int64_t j = 0; j < p->columns; j++) {
            double sum = 0;
            for (int64_t k = 0; k <= i && k <= j; k++) {
                double l = k == i ? 1 : number(p, p->factors, i + k * p->rows);
                assert_true(fabs(l) <= 1);
                sum += l * number(p, p->factors, k + j * p->rows);
            }
            assert_true(fabs(sum - p->given[order[i] + j * p->rows]) < bound);
        }
}

/* A X = B, beside what is added up, in the first `columns` columns; the others are as they were. */
static void check_solutions(const problem *p, int64_t columns)
{
    double bound = (p->dtype == TN_DTYPE_F32 ? 0x1p-23 : 0x1p-52) * 64;
    for (int64_t i = columns * p->rows; i < COLUMNS * p->rows; i++)
        assert_true(number(p, p->x, i) == p->sides[i]);
    for (int64_t j = 0; j < columns; j++)
        for (int64_t i = 0; i < p->rows; i++) {
            double sum = 0;
            double size = 0;
            for (int64_t k = 0; k < p->rows; k++) {
                double part = p->given[i + k * p->rows] * number(p, p->x, k + j * p->rows);
                sum += part;
                size += fabs(part);
            }
            assert_true(fabs(sum - p->sides[i + j * p->rows]) <= bound * size);
        }
}

static void factors_and_solutions_multiply_to_what_was_given(void **state)
{
    static const int64_t sizes[][2] = {{1, 1},   {9, 9},   {31, 31}, {32, 32}, {33, 33},
                                       {64, 64}, {65, 40}, {40, 65}, {10, 90}, {MOST, MOST}};
    static const int64_t columns[] = {1, 3, 8, 16, 19, 64, COLUMNS};
    static problem p;
    (void)state;
    for (size_t i = 0; i < TN_LEN(sizes); i++)
        for (int single = 0; single < 2; single++) {
            p.dtype = single ? TN_DTYPE_F32 : TN_DTYPE_F64;
            p.rows = sizes[i][0];
            p.columns = sizes[i][1];
            draw(&p);
            tni_lu lu = factor(&p);
            assert_int_equal(p.info, 0);
            check_factors(&p);
            if (p.rows != p.columns)
                continue;
            for (size_t k = 0; k < TN_LEN(columns); k++) {
                draw_sides(&p);
                assert_int_equal(tni_lu_solve(p.dtype, &lu, (char *)p.x, columns[k], p.rows),
                                 TN_OK);
                check_solutions(&p, columns[k]);
            }
        }
}

/* The inverse solves for the columns of the identity. */
static void an_inverse_is_the_solution_for_the_identity(void **state)
{
    static const int64_t sizes[] = {1, 5, 31, 32, 33, 64, 70};
    static problem p;
    (void)state;
    for (size_t i = 0; i < TN_LEN(sizes); i++)
        for (int single = 0; single < 2; single++) {
            p.dtype = single ? TN_DTYPE_F32 : TN_DTYPE_F64;
            p.rows = p.columns = sizes[i];
            draw(&p);
            for (int64_t k = 0; k < p.rows * COLUMNS; k++) {
                p.sides[k] = k < p.rows * p.rows && k / p.rows == k % p.rows;
                put(&p, p.x, k, p.sides[k]);
            }
            tni_lu lu = factor(&p);
            assert_int_equal(tni_lu_invert(p.dtype, &lu, (char *)p.x, p.rows), TN_OK);
            check_solutions(&p, p.rows);
        }
}

/* A column of zeros below the diagonal is told by `info` and left as it is. */
static void a_singular_matrix_is_told(void **state)
{
    static problem p;
    (void)state;
    p = (problem){.dtype = TN_DTYPE_F64, .rows = 70, .columns = 70};
    draw(&p);
    for (int64_t i = 0; i < p.rows; i++) {
        p.given[i + 40 * p.rows] = p.given[i + 50 * p.rows] = 0;
        p.factors[i + 40 * p.rows] = p.factors[i + 50 * p.rows] = 0;
    }
    factor(&p);
    assert_int_equal(p.info, 41);
    check_factors(&p);
}

/* The first of equal magnitudes is the pivot; a nan is none beside a number. */
static void pivots_are_the_first_largest(void **state)
{
    static problem p;
    static const double column[] = {1, -3, 3, 2, NAN};
    (void)state;
    p = (problem){.dtype = TN_DTYPE_F64, .rows = 5, .columns = 1};
    memcpy(p.factors, column, sizeof column);
    factor(&p);
    assert_int_equal(p.pivots[0], 2);
    assert_true(p.factors[0] == -3 && p.factors[2] == -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(factors_and_solutions_multiply_to_what_was_given),
        cmocka_unit_test(an_inverse_is_the_solution_for_the_identity),
        cmocka_unit_test(a_singular_matrix_is_told),
        cmocka_unit_test(pivots_are_the_first_largest),
    };
    int failed = 0;
    tni_isa best = tni_best_isa();
    for (int isa = 0; isa <= (int)best; isa++) {
        tni_isa_found = isa + 1;
        failed += cmocka_run_group_tests_name(tni_isa_name((tni_isa)isa), tests, NULL, NULL);
    }
    return failed;
}
