/* SPDX-License-Identifier: BSD-3-Clause */
/* QR, least squares and eigenvalues of small real matrices against what defines them. */
#include "op_fixture.h"

#include "kernels/core/isa.h"
#include "kernels/linalg/blocks.h"
#include "kernels/linalg/householder.h"

#include <math.h>
#include <stdlib.h>

static double number_at(const tn_tensor *self, int64_t b, int64_t i, int64_t j)
{
    int64_t at = b * (self->rank > 2 ? self->strides[0] : 0) + i * self->strides[self->rank - 2] +
                 j * self->strides[self->rank - 1];
    return self->dtype == TN_DTYPE_F32 ? (double)((const float *)self->data)[at]
                                       : ((const double *)self->data)[at];
}

static double epsilon_of(const tn_tensor *self)
{
    return self->dtype == TN_DTYPE_F32 ? 0x1p-23 : 0x1p-52;
}

/* Two matrices of numbers without a pattern between -1 and 1, times `scale`. */
static tn_tensor *numbers(tn_dtype dtype, int64_t rows, int64_t columns, double scale)
{
    int64_t count = 2 * rows * columns;
    double *values = malloc((size_t)count * sizeof *values);
    uint32_t state = 12345;
    for (int64_t i = 0; i < count; i++) {
        state = state * 1664525 + 1013904223;
        values[i] = ((double)(state >> 8) / 0x1p23 - 1) * scale;
    }
    tn_tensor *made = make(dtype, SIZES(2, rows, columns), values);
    free(values);
    return made;
}

/* Return matrix `batch` of self, or its transpose, as double, row by row. */
static double *doubles_of(const tn_tensor *self, int64_t batch, bool turned)
{
    int64_t rows = self->sizes[self->rank - (turned ? 1 : 2)];
    int64_t columns = self->sizes[self->rank - (turned ? 2 : 1)];
    double *values = malloc((size_t)(rows * columns) * sizeof *values);
    for (int64_t i = 0; i < rows; i++)
        for (int64_t j = 0; j < columns; j++)
            values[i * columns + j] =
                turned ? number_at(self, batch, j, i) : number_at(self, batch, i, j);
    return values;
}

static double inner_product(int64_t count, const double *a, const double *b)
{
    double sum = 0;
    for (int64_t k = 0; k < count; k++)
        sum += a[k] * b[k];
    return sum;
}

/* Fail unless a b = c up to `bound`; `turned` says that a is to be transposed. c NULL: identity. */
static void assert_product(const tn_tensor *a, bool turned, const tn_tensor *b, const tn_tensor *c,
                           double bound)
{
    int64_t rows = a->sizes[a->rank - (turned ? 1 : 2)];
    int64_t inner = a->sizes[a->rank - (turned ? 2 : 1)];
    for (int64_t batch = 0; batch < 2; batch++) {
        double *left = doubles_of(a, batch, turned);
        double *right = doubles_of(b, batch, true);
        for (int64_t i = 0; i < rows; i++)
            for (int64_t j = 0; j < b->sizes[b->rank - 1]; j++) {
                double wanted = c == NULL ? (double)(i == j) : number_at(c, batch, i, j);
                double sum = inner_product(inner, left + i * inner, right + j * inner);
                assert_true(fabs(sum - wanted) <= bound);
            }
        free(left);
        free(right);
    }
}

static void check_qr(tn_dtype dtype, int64_t rows, int64_t columns, double scale)
{
    static const char *const modes[] = {"reduced", "complete"};
    tn_tensor *a = numbers(dtype, rows, columns, scale);
    double bound = epsilon_of(a) * 8 * sqrt((double)rows);
    for (size_t m = 0; m < TN_LEN(modes); m++) {
        tn_value outs[2];
        call_all("aten::linalg_qr", ARGS(T(a), tn_value_string(modes[m], strlen(modes[m]))), outs,
                 2);
        tn_tensor *q = outs[0].as.tensor;
        tn_tensor *r = outs[1].as.tensor;
        assert_product(q, true, q, NULL, bound);
        assert_product(q, false, r, a, bound * scale * sqrt((double)rows));
        for (int64_t i = 0; i < r->sizes[1]; i++)
            for (int64_t j = 0; j < r->sizes[2] && j < i; j++)
                assert_true(number_at(r, 1, i, j) == 0);
        tn_tensor_release(q);
        tn_tensor_release(r);
    }
    tn_tensor_release(a);
}

static void qr_has_orthogonal_and_triangular_factors(void **state)
{
    static const int64_t sizes[][2] = {{1, 1},
                                       {2, 2},
                                       {3, 5},
                                       {5, 3},
                                       {15, 16},
                                       {17, 9},
                                       {32, 32},
                                       {33, 64},
                                       {64, 33},
                                       {100, 7},
                                       {70, 70},
                                       /* Several panels of 32 reflectors, the last one narrow. */
                                       {97, 160},
                                       {160, 97},
                                       {130, 129}};
    (void)state;
    for (size_t i = 0; i < TN_LEN(sizes); i++) {
        check_qr(TN_DTYPE_F32, sizes[i][0], sizes[i][1], 1);
        check_qr(TN_DTYPE_F64, sizes[i][0], sizes[i][1], 1);
    }
    /* Numbers whose squares are none of the dtype. */
    check_qr(TN_DTYPE_F32, 9, 6, 0x1p-120);
    check_qr(TN_DTYPE_F32, 9, 6, 0x1p120);
    check_qr(TN_DTYPE_F64, 9, 6, 0x1p-900);
    check_qr(TN_DTYPE_F64, 9, 6, 0x1p900);
}

/* A column of zeros below the diagonal needs no reflector; the sign of its element stays. */
static void qr_leaves_triangles_alone(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F64, SIZES(2, 2, 2), VALUES(-2, 3, 0, 5, 0, 0, 0, 0));
    tn_value outs[2];
    call_all("aten::geqrf", ARGS(T(a)), outs, 2);
    assert_tensor(outs[0].as.tensor, TN_DTYPE_F64, SIZES(2, 2, 2), VALUES(-2, 3, 0, 5, 0, 0, 0, 0));
    assert_tensor(outs[1].as.tensor, TN_DTYPE_F64, SIZES(2, 2), VALUES(0, 0, 0, 0));
    tn_tensor_release(outs[0].as.tensor);
    tn_tensor_release(outs[1].as.tensor);
    tn_tensor_release(a);
}

/* The residual of the solution is orthogonal to all columns: A^T (A X - B) = 0. */
static void check_least(tn_dtype dtype, int64_t rows, int64_t columns, double scale)
{
    tn_tensor *a = numbers(dtype, rows, columns, scale);
    tn_tensor *b = numbers(dtype, rows, 3, scale);
    tn_value outs[4];
    call_all("aten::linalg_lstsq", ARGS(T(a), T(b), NONE, NONE), outs, 4);
    const tn_tensor *x = outs[0].as.tensor;
    double bound = epsilon_of(a) * 64 * (double)rows;
    for (int64_t batch = 0; batch < 2; batch++) {
        assert_true(((const int64_t *)outs[2].as.tensor->data)[batch] == columns);
        double *matrix = doubles_of(a, batch, false);
        double *columns_of_a = doubles_of(a, batch, true);
        double *solutions = doubles_of(x, batch, true);
        double *left = malloc((size_t)rows * sizeof *left);
        for (int64_t j = 0; j < 3; j++) {
            for (int64_t i = 0; i < rows; i++) {
                double product =
                    inner_product(columns, matrix + i * columns, solutions + j * columns);
                left[i] = (product - number_at(b, batch, i, j)) / scale;
            }
            for (int64_t k = 0; k < columns; k++)
                assert_true(fabs(inner_product(rows, columns_of_a + k * rows, left)) <=
                            bound * scale);
        }
        free(left);
        free(solutions);
        free(columns_of_a);
        free(matrix);
    }
    for (size_t i = 0; i < 4; i++)
        tn_tensor_release(outs[i].as.tensor);
    tn_tensor_release(a);
    tn_tensor_release(b);
}

static void least_squares_leave_orthogonal_residuals(void **state)
{
    static const int64_t sizes[][2] = {{2, 1}, {6, 3}, {17, 16}, {40, 33}, {150, 70}, {105, 99}};
    (void)state;
    for (size_t i = 0; i < TN_LEN(sizes); i++) {
        check_least(TN_DTYPE_F32, sizes[i][0], sizes[i][1], 1);
        check_least(TN_DTYPE_F64, sizes[i][0], sizes[i][1], 1);
    }
    /* Out of the usual range LAPACK scales. */
    check_least(TN_DTYPE_F64, 9, 5, 0x1p-520);
    check_least(TN_DTYPE_F64, 9, 5, 0x1p510);
}

/* Where columns depend on each other, exactly or up to rounding, the rank says so. */
static void least_squares_find_a_lower_rank(void **state)
{
    enum { ROWS = 10, COLUMNS = 4 };
    (void)state;
    for (int trial = 0; trial < 2; trial++) {
        tn_tensor *a = numbers(TN_DTYPE_F64, ROWS, COLUMNS, 1);
        tn_tensor *b = numbers(TN_DTYPE_F64, ROWS, 2, 1);
        double *row = a->data;
        for (int i = 0; i < 2 * ROWS; i++, row += COLUMNS)
            row[3] = trial == 0 ? 0 : row[0] / 3 + row[1];
        tn_value outs[4];
        call_all("aten::linalg_lstsq", ARGS(T(a), T(b), NONE, NONE), outs, 4);
        const int64_t *ranks = outs[2].as.tensor->data;
        assert_true(ranks[0] == 3 && ranks[1] == 3);
        for (size_t i = 0; i < 4; i++)
            tn_tensor_release(outs[i].as.tensor);
        tn_tensor_release(a);
        tn_tensor_release(b);
    }
}

/* The inverse of a triangle, by halves from 33 columns on; and bounds of its singular values. */
static void triangles_are_inverted(void **state)
{
    enum { MOST = 100 };
    static const int64_t sizes[] = {1, 2, 17, 32, 33, 65, MOST};
    static double a[MOST * MOST], inverse[MOST * MOST], room[MOST * MOST];
    (void)state;
    for (size_t s = 0; s < TN_LEN(sizes); s++) {
        int64_t n = sizes[s];
        tn_tensor *any = numbers(TN_DTYPE_F64, n, n, 1);
        double squares = 0;
        for (int64_t i = 0; i < n * n; i++) {
            bool is_above = i % n <= i / n;
            a[i] = is_above ? ((const double *)any->data)[i] + 20 * (i % n == i / n) : 0;
            squares += a[i] * a[i];
        }
        memcpy(inverse, a, sizeof a);
        assert_int_equal(tni_invert_triangle(TN_DTYPE_F64, n, (char *)inverse, n, (char *)room),
                         TN_OK);
        for (int64_t i = 0; i < n; i++)
            for (int64_t j = 0; j < n; j++) {
                double sum = -(double)(i == j);
                for (int64_t k = 0; k < n; k++)
                    sum += a[i + k * n] * inverse[k + j * n];
                assert_true(fabs(sum) <= 0x1p-44);
            }
        /* Between the largest element and the root of the sum of squares. */
        double bound = tni_householder_here(TN_DTYPE_F64)->bound((char *)a, n, n, (char *)room);
        assert_true(bound >= 19 && bound <= sqrt(squares) * (1 + 0x1p-40));
        tn_tensor_release(any);
    }
}

/* What a symmetric matrix is made of. */
typedef enum shape { SHAPE_ANY, SHAPE_ONES, SHAPE_CHAIN, SHAPE_GRADED, SHAPE_COUNT } shape;

/* Element (i, j) of two symmetric matrices, given that of a matrix without a pattern. */
static double shaped(shape kind, int64_t i, int64_t j, double number)
{
    switch (kind) {
    case SHAPE_ANY:
    case SHAPE_COUNT:
        return number;
    case SHAPE_ONES:
        return 1;
    case SHAPE_CHAIN:
        return i - j == 1 || j - i == 1;
    case SHAPE_GRADED:
        return ldexp(number, -(int)(i + j));
    }
    return 0;
}

/* A V = V diag(w), V is orthogonal, w ascends, and is the same without vectors. */
static void check_eigen(tn_dtype dtype, int64_t n, shape kind, double scale, const char *uplo)
{
    tn_tensor *a = numbers(TN_DTYPE_F64, n, n, 1);
    double *whole = a->data;
    for (int64_t b = 0; b < 2; b++)
        for (int64_t i = 0; i < n; i++)
            for (int64_t j = 0; j <= i; j++) {
                double *at = whole + b * n * n;
                double number = shaped(kind, i, j, at[i * n + j]) * scale;
                at[i * n + j] = at[j * n + i] = dtype == TN_DTYPE_F32 ? (float)number : number;
            }
    tn_tensor *read = make(dtype, SIZES(2, n, n), whole);
    for (int64_t i = 0; i < 2 * n * n; i++) { /* the other triangle is not read */
        int64_t row = i / n % n;
        int64_t column = i % n;
        if (*uplo == 'L' ? column <= row : row <= column)
            continue;
        if (dtype == TN_DTYPE_F32)
            ((float *)read->data)[i] = 77;
        else
            ((double *)read->data)[i] = 77;
    }
    tn_value outs[2];
    tn_value alone[2];
    const tn_value side = tn_value_string(uplo, 1);
    call_all("aten::_linalg_eigh", ARGS(T(read), side, B(true)), outs, 2);
    call_all("aten::_linalg_eigh", ARGS(T(read), side, B(false)), alone, 2);
    const tn_tensor *v = outs[1].as.tensor;
    double bound = epsilon_of(read) * 8 * (double)n;
    assert_product(v, true, v, NULL, bound);
    for (int64_t at = 0; at < 2 * n; at++) {
        const tn_tensor *w = outs[0].as.tensor;
        int64_t b = at / n;
        int64_t k = at % n;
        double value = number_at(w, 0, b, k);
        assert_true(k == 0 || number_at(w, 0, b, k - 1) <= value);
        /* From 97 rows on LAPACK computes them in two ways. */
        double other = number_at(alone[0].as.tensor, 0, b, k);
        assert_true(fabs(value - other) <= (n <= 96 ? 0 : bound * scale * (double)n));
        for (int64_t i = 0; i < n; i++) {
            double sum = -value * number_at(v, b, i, k);
            for (int64_t j = 0; j < n; j++)
                sum += whole[b * n * n + i * n + j] * number_at(v, b, j, k);
            assert_true(fabs(sum) <= bound * scale * (kind == SHAPE_ONES ? (double)n : 4));
        }
    }
    for (size_t i = 0; i < 2; i++) {
        tn_tensor_release(outs[i].as.tensor);
        tn_tensor_release(alone[i].as.tensor);
    }
    tn_tensor_release(a);
    tn_tensor_release(read);
}

static void eigenvectors_are_scaled_by_the_matrix(void **state)
{
    static const int64_t sizes[] = {1, 2, 3, 8, 15, 17, 32, 33, 70, 96, 97, 101};
    (void)state;
    for (size_t i = 0; i < TN_LEN(sizes); i++)
        for (shape kind = 0; kind < SHAPE_COUNT; kind++) {
            check_eigen(TN_DTYPE_F32, sizes[i], kind, 1, "L");
            check_eigen(TN_DTYPE_F64, sizes[i], kind, 1, "U");
        }
    check_eigen(TN_DTYPE_F32, 9, SHAPE_ANY, 0x1p-90, "U");
    check_eigen(TN_DTYPE_F32, 9, SHAPE_ANY, 0x1p90, "L");
    check_eigen(TN_DTYPE_F64, 9, SHAPE_ANY, 0x1p-390, "U");
    check_eigen(TN_DTYPE_F64, 9, SHAPE_ANY, 0x1p390, "L");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(qr_has_orthogonal_and_triangular_factors),
        cmocka_unit_test(qr_leaves_triangles_alone),
        cmocka_unit_test(least_squares_leave_orthogonal_residuals),
        cmocka_unit_test(least_squares_find_a_lower_rank),
        cmocka_unit_test(triangles_are_inverted),
        cmocka_unit_test(eigenvectors_are_scaled_by_the_matrix),
    };
    int failed = 0;
    tni_isa best = tni_best_isa();
    for (int isa = 0; isa <= (int)best; isa++) {
        tni_isa_found = isa + 1;
        failed += cmocka_run_group_tests_name(tni_isa_name((tni_isa)isa), tests, NULL, NULL);
    }
    return failed;
}
