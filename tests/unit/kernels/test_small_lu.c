/* SPDX-License-Identifier: BSD-3-Clause */
/* Small matrices that are factored and solved in the lanes of vectors, at each ISA. */
#include "op_fixture.h"

#include "kernels/core/isa.h"
#include "kernels/linalg/small_lu.h"

#include <math.h>

#define MOST    TNI_SMALL_LU_ROWS
#define LANES   16
#define COLUMNS 3

/* A batch with its factors and solutions, in doubles or in floats. */
typedef struct batch {
    bool is_single;                           /* floats */
    int n;                                    /* rows of each matrix */
    int count;                                /* matrices */
    double given[LANES][MOST * MOST];         /* the matrices */
    double sides[LANES][MOST * COLUMNS];      /* right sides */
    double factors[LANES * MOST * MOST];      /* as the loops write them, without gaps */
    double solutions[LANES * MOST * COLUMNS]; /* likewise */
    int pivots[LANES * MOST];
    int info[LANES];
} batch;

static uint32_t seed = 1;

/* Return a number of few digits, so that floats hold it, and not 0. */
static double draw(void)
{
    seed = seed * 1664525 + 1013904223;
    return (double)(2 * (int)(seed >> 16 & 511) - 511) / 64;
}

static double number(const batch *b, const double *from, int at)
{
    return b->is_single ? (double)((const float *)(const void *)from)[at] : from[at];
}

static void put(const batch *b, double *to, int at, double value)
{
    if (b->is_single)
        ((float *)(void *)to)[at] = (float)value;
    else
        to[at] = value;
}

/* Draw matrices and right sides; matrix `singular`, if there is one, has two rows of zeros.
 */
static void draw_batch(batch *b, int singular)
{
    for (int m = 0; m < b->count; m++) {
        for (int i = 0; i < b->n * b->n; i++) {
            bool is_zero = m == singular && i % b->n < 2;
            b->given[m][i] = is_zero ? 0 : draw();
            put(b, b->factors, m * b->n * b->n + i, b->given[m][i]);
        }
        for (int i = 0; i < b->n * COLUMNS; i++) {
            b->sides[m][i] = draw();
            put(b, b->solutions, m * b->n * COLUMNS + i, b->sides[m][i]);
        }
    }
}

static tni_small_lu call_of(batch *b)
{
    return (tni_small_lu){.matrices = (char *)b->factors,
                          .sides = (char *)b->solutions,
                          .pivots = b->pivots,
                          .info = b->info,
                          .count = b->count,
                          .n = b->n,
                          .columns = COLUMNS};
}

/* Compare the product of the factors of matrix `m` with its rows, swapped. */
static void check_factors(const batch *b, int m)
{
    int n = b->n;
    int rows[MOST];
    double bound = b->is_single ? 1e-4 : 1e-12;
    for (int i = 0; i < n; i++)
        rows[i] = i;
    for (int k = 0; k < n; k++) {
        int other = b->pivots[m * n + k] - 1;
        int had = rows[k];
        assert_in_range(other, k, n - 1);
        rows[k] = rows[other];
        rows[other] = had;
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int k = 0; k <= (i < j ? i : j); k++) {
                double l = k == i ? 1 : number(b, b->factors, m * n * n + i + k * n);
                assert_true(fabs(l) <= 1);
                sum += l * number(b, b->factors, m * n * n + k + j * n);
            }
            assert_true(fabs(sum - b->given[m][rows[i] + j * n]) < bound);
        }
}

/* Compare the product of matrix `m` and its solutions with the right sides. */
static void check_solutions(const batch *b, int m)
{
    int n = b->n;
    for (int j = 0; j < COLUMNS; j++)
        for (int i = 0; i < n; i++) {
            double sum = 0;
            double size = 0;
            for (int k = 0; k < n; k++) {
                double part =
                    b->given[m][i + k * n] * number(b, b->solutions, m * n * COLUMNS + k + j * n);
                sum += part;
                size += fabs(part);
            }
            double bound = (b->is_single ? 1e-4 : 1e-12) * (1 + size);
            assert_true(fabs(sum - b->sides[m][i + j * n]) < bound);
        }
}

static const tni_small_lu_loops *loops_here(void)
{
    return TNI_OF_ISA(&tni_small_lu_loops);
}

static void check_batches(bool is_single)
{
    static batch b;
    b.is_single = is_single;
    for (b.n = 1; b.n <= MOST; b.n++)
        for (b.count = 1; b.count <= loops_here()->lanes[is_single]; b.count++) {
            draw_batch(&b, -1);
            tni_small_lu call = call_of(&b);
            loops_here()->factor[is_single](&call);
            assert_true(loops_here()->solve[is_single](&call));
            for (int m = 0; m < b.count; m++) {
                assert_int_equal(b.info[m], 0);
                check_factors(&b, m);
                check_solutions(&b, m);
            }
        }
}

static void factors_and_solutions_multiply_to_what_was_given(void **state)
{
    (void)state;
    check_batches(false);
    check_batches(true);
}

/* Rows of zeros are last in U, the number of the first in info, and other lanes are as ever. */
static void a_singular_matrix_is_told_in_its_own_lane(void **state)
{
    static batch b;
    (void)state;
    b = (batch){.n = 5, .count = loops_here()->lanes[0]};
    int singular = b.count - 1;
    draw_batch(&b, singular);
    tni_small_lu call = call_of(&b);
    loops_here()->factor[0](&call);
    for (int m = 0; m < b.count; m++) {
        assert_int_equal(b.info[m], m == singular ? b.n - 1 : 0);
        check_factors(&b, m);
    }
    assert_false(loops_here()->solve[0](&call));
    assert_true(b.solutions[0] == b.sides[0][0]);
}

/* The first of equal numbers is the pivot, whatever its sign. */
static void equal_pivots_stay(void **state)
{
    static batch b;
    (void)state;
    b = (batch){.n = 2, .count = 1, .factors = {-2, 2, 1, 3}};
    tni_small_lu call = call_of(&b);
    loops_here()->factor[0](&call);
    assert_int_equal(b.pivots[0], 1);
    assert_true(b.factors[0] == -2 && b.factors[1] == -1 && b.factors[2] == 1 && b.factors[3] == 4);
}

/* Where one matrix of a batch has a zero on U's diagonal, the others are solved all the same. */
static void zeros_on_a_diagonal_concern_one_matrix(void **state)
{
    enum { COUNT = 35 };
    double lu[COUNT * 4];
    double sides[COUNT * 2];
    int pivots[COUNT * 2];
    (void)state;
    for (int m = 0; m < COUNT; m++) {
        memcpy(lu + 4 * m, (double[]){2, 1, 0.5, m == 20 ? 0 : 4}, 4 * sizeof *lu);
        sides[2 * m] = 6;
        sides[2 * m + 1] = 3 + m;
        pivots[2 * m] = pivots[2 * m + 1] = 2;
    }
    tni_tensor_spec spec = {.dtype = TN_DTYPE_F64, .rank = 3, .sizes = (int64_t[]){COUNT, 2, 2}};
    tn_tensor *factors;
    tn_tensor *swaps;
    tn_tensor *b;
    assert_int_equal(tni_tensor_empty(&spec, (tn_device){0}, &factors), TN_OK);
    memcpy(factors->data, lu, sizeof lu);
    spec.sizes = (int64_t[]){COUNT, 2, 1};
    assert_int_equal(tni_tensor_empty(&spec, (tn_device){0}, &b), TN_OK);
    memcpy(b->data, sides, sizeof sides);
    spec.dtype = TN_DTYPE_I32;
    spec.rank = 2;
    assert_int_equal(tni_tensor_empty(&spec, (tn_device){0}, &swaps), TN_OK);
    memcpy(swaps->data, pivots, sizeof pivots);
    tn_tensor *x =
        call("aten::linalg_lu_solve", ARGS(T(factors), T(swaps), T(b), B(true), B(false)));
    for (int m = 0; m < COUNT; m++) {
        /* Rows are swapped: U = [2 1; 0 4], L = [1 0; 0.5 1]. */
        double second = (6 - 0.5 * (3 + m)) / (m == 20 ? 0 : 4);
        double first = (3 + m - second) / 2;
        assert_true(((double *)x->data)[2 * m + 1] == second);
        assert_true(((double *)x->data)[2 * m] == first);
    }
    tn_tensor_release(factors);
    tn_tensor_release(swaps);
    tn_tensor_release(b);
    tn_tensor_release(x);
}

/*
 * Floats of nearly singular matrices: A = I + c u u^T with whole numbers in u has the solution
 * b - c u (u b) / (1 + c u u). Where one of the batch is singular, it alone is not solved.
 */
static void solutions_in_floats_are_those_of_doubles(void **state)
{
    enum { COUNT = 19, N = 5 };
    static const double u[N] = {3, -1, 4, 1, -5};
    static double given[COUNT * N * N];
    static double sides[COUNT * N];
    const double c = 4096;
    (void)state;
    for (int has_singular = 0; has_singular < 2; has_singular++) {
        for (int i = 0; i < COUNT * N * N; i++) {
            int row = i / N % N;
            int column = i % N;
            given[i] = c * u[row] * u[column] + (row == column);
            if (has_singular == 1 && i / (N * N) == 7)
                given[i] = 1;
        }
        for (int i = 0; i < COUNT * N; i++)
            sides[i] = i % 7 - 3;
        tn_tensor *a = make(TN_DTYPE_F32, SIZES(COUNT, N, N), given);
        tn_tensor *b = make(TN_DTYPE_F32, SIZES(COUNT, N, 1), sides);
        tn_value outs[4] = {NONE, NONE, NONE, NONE};
        call_all("aten::_linalg_solve_ex", ARGS(T(a), T(b), B(true), B(false)), outs, 4);
        const float *x = outs[0].as.tensor->data;
        for (int i = 0; i < COUNT * N; i++) {
            double product = 0;
            for (int j = 0; j < N; j++)
                product += u[j] * sides[i / N * N + j];
            double want = sides[i] - c * u[i % N] * product / (1 + 52 * c);
            bool is_singular = has_singular == 1 && i / N == 7;
            assert_true(is_singular
                            ? !isfinite(x[i]) || fabsf(x[i]) > 0x1p100F
                            : fabs((double)x[i] - want) < (has_singular == 1 ? 1e-3 : 4e-7));
        }
        for (int i = 0; i < 4; i++)
            tn_tensor_release(outs[i].as.tensor);
        tn_tensor_release(a);
        tn_tensor_release(b);
    }
}

/*
 * [[p, 3 p], [1, 3]] is singular, but 1 / p is rounded: where the factors in float have no zero
 * pivot, and info is 0, solutions are finite, whatever pivots in double would be.
 */
static void solutions_are_finite_where_info_is_zero(void **state)
{
    enum { COUNT = 200 };
    static double given[COUNT * 4];
    int ntold = 0;
    (void)state;
    for (int i = 0; i < COUNT; i++) {
        given[4 * i] = i + 3.5;
        given[4 * i + 1] = 3 * given[4 * i];
        given[4 * i + 2] = 1;
        given[4 * i + 3] = 3;
    }
    for (int i = 0; i < COUNT; i++) {
        tn_tensor *a = make(TN_DTYPE_F32, SIZES(2, 2), given + 4 * i);
        tn_tensor *b = make(TN_DTYPE_F32, SIZES(2, 1), VALUES(1, 0));
        tn_value outs[4] = {NONE, NONE, NONE, NONE};
        call_all("aten::_linalg_solve_ex", ARGS(T(a), T(b), B(true), B(false)), outs, 4);
        const float *x = outs[0].as.tensor->data;
        if (*(int32_t *)outs[3].as.tensor->data == 0) {
            ntold++;
            assert_true(isfinite(x[0]) && isfinite(x[1]));
        }
        for (int k = 0; k < 4; k++)
            tn_tensor_release(outs[k].as.tensor);
        tn_tensor_release(a);
        tn_tensor_release(b);
    }
    assert_true(ntold > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solutions_in_floats_are_those_of_doubles),
        cmocka_unit_test(solutions_are_finite_where_info_is_zero),
        cmocka_unit_test(factors_and_solutions_multiply_to_what_was_given),
        cmocka_unit_test(a_singular_matrix_is_told_in_its_own_lane),
        cmocka_unit_test(equal_pivots_stay),
        cmocka_unit_test(zeros_on_a_diagonal_concern_one_matrix),
    };
    int failed = 0;
    tni_isa best = tni_best_isa();
    for (int isa = 0; isa <= (int)best; isa++) {
        tni_isa_found = isa + 1;
        failed += cmocka_run_group_tests_name(tni_isa_name((tni_isa)isa), tests, NULL, NULL);
    }
    return failed;
}
