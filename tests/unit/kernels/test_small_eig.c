/* SPDX-License-Identifier: BSD-3-Clause */
/* Eigenvalues and eigenvectors of small general matrices against what defines them. */
#include "op_fixture.h"

#include "kernels/core/isa.h"

#include <complex.h>
#include <math.h>

/* The most rows of a matrix here. */
enum { MOST = 70 };

/* What a matrix is made of. */
typedef enum shape {
    SHAPE_ANY,
    SHAPE_SKEW,   /* imaginary eigenvalues */
    SHAPE_CIRCLE, /* a permutation: QR iterations with usual shifts alone do not end */
    SHAPE_JORDAN, /* one eigenvalue, one eigenvector */
    SHAPE_ONES,   /* of rank 1 */
    SHAPE_GRADED, /* rows of different sizes, which are balanced */
    SHAPE_TWINS,  /* blocks of two rows with nearly equal eigenvalues, real ones and pairs */
    SHAPE_COUNT
} shape;

static double shaped(shape kind, int64_t n, int64_t i, int64_t j, const double *any)
{
    switch (kind) {
    case SHAPE_ANY:
    case SHAPE_COUNT:
        return any[i * n + j];
    case SHAPE_SKEW:
        return any[i * n + j] - any[j * n + i];
    case SHAPE_CIRCLE:
        return (i + 1) % n == j;
    case SHAPE_JORDAN:
        return i == j ? 2 : i == j + 1;
    case SHAPE_ONES:
        return 1;
    case SHAPE_GRADED:
        return ldexp(any[i * n + j], (int)((i - j) % 7));
    case SHAPE_TWINS:
        return i == j ? 1 : i / 2 != j / 2 ? 0 : j < i ? ldexp(any[i], -20) : ldexp(any[j], -22);
    }
    return 0;
}

/* Return element (i, j) of a complex result. */
static double complex value_at(const tn_tensor *self, int64_t i, int64_t j)
{
    int64_t at = i * self->strides[0] + (self->rank > 1 ? j * self->strides[1] : 0);
    return self->dtype == TN_DTYPE_C64 ? (double complex)((const float complex *)self->data)[at]
                                       : ((const double complex *)self->data)[at];
}

/* A v = w v for each column, whose length is 1. `size` is that of A's largest element. */
static void check_vectors(const double *a, int64_t n, const tn_tensor *w, const tn_tensor *v,
                          double size, double bound)
{
    for (int64_t k = 0; k < n; k++) {
        double squares = 0;
        for (int64_t i = 0; i < n; i++) {
            double complex x = value_at(v, i, k);
            double complex sum = -value_at(w, k, 0) * x;
            squares += creal(x) * creal(x) + cimag(x) * cimag(x);
            for (int64_t j = 0; j < n; j++)
                sum += a[i * n + j] * value_at(v, j, k);
            assert_true(cabs(sum) <= bound * size * (double)n);
        }
        assert_true(fabs(squares - 1) <= bound);
    }
}

/* The sums of eigenvalues and of their squares are the traces of A and of A^2; pairs are whole. */
static void check_values(const double *a, int64_t n, const tn_tensor *w, double size, double bound)
{
    double complex sum = 0, squares = 0;
    for (int64_t k = 0; k < n; k++) {
        double complex value = value_at(w, k, 0);
        sum += value - a[k * n + k];
        squares += value * value;
        for (int64_t j = 0; j < n; j++)
            squares -= a[k * n + j] * a[j * n + k];
        if (cimag(value) > 0)
            assert_true(value_at(w, k + 1, 0) == conj(value));
    }
    assert_true(cabs(sum) <= bound * size * (double)n);
    assert_true(cabs(squares) <= bound * size * size * (double)(n * n));
}

static void check_eig(tn_dtype dtype, int64_t n, shape kind, double scale)
{
    double any[MOST * MOST];
    double a[MOST * MOST];
    double size = 0;
    uint32_t state = 12345;
    for (int64_t i = 0; i < n * n; i++) {
        state = state * 1664525 + 1013904223;
        any[i] = (double)(state >> 8) / 0x1p23 - 1;
    }
    for (int64_t i = 0; i < n * n; i++) {
        double number = shaped(kind, n, i / n, i % n, any) * scale;
        a[i] = dtype == TN_DTYPE_F32 ? (double)(float)number : number;
        size = fabs(a[i]) > size ? fabs(a[i]) : size;
    }
    tn_tensor *self = make(dtype, SIZES(n, n), a);
    double bound = (dtype == TN_DTYPE_F32 ? 0x1p-23 : 0x1p-52) * 32;
    tn_value outs[2];
    tn_value alone;
    call_all("aten::linalg_eig", ARGS(T(self)), outs, 2);
    call_all("aten::_linalg_eigvals", ARGS(T(self)), &alone, 1);
    check_vectors(a, n, outs[0].as.tensor, outs[1].as.tensor, size, bound);
    check_values(a, n, outs[0].as.tensor, size, bound);
    check_values(a, n, alone.as.tensor, size, bound);
    tn_tensor_release(outs[0].as.tensor);
    tn_tensor_release(outs[1].as.tensor);
    tn_tensor_release(alone.as.tensor);
    tn_tensor_release(self);
}

static void matrices_times_eigenvectors_are_multiples(void **state)
{
    static const int64_t sizes[] = {1, 2, 3, 4, 5, 8, 16, 17, 33, MOST};
    (void)state;
    for (size_t i = 0; i < TN_LEN(sizes); i++)
        for (shape kind = 0; kind < SHAPE_COUNT; kind++) {
            check_eig(TN_DTYPE_F32, sizes[i], kind, 1);
            check_eig(TN_DTYPE_F64, sizes[i], kind, 1);
        }
    /* At both ends of the range, and beyond it, where LAPACK scales. */
    for (int sign = -1; sign <= 1; sign += 2) {
        check_eig(TN_DTYPE_F32, 9, SHAPE_ANY, ldexp(1, sign * 58));
        check_eig(TN_DTYPE_F32, 9, SHAPE_ANY, ldexp(1, sign * 70));
        check_eig(TN_DTYPE_F64, 9, SHAPE_ANY, ldexp(1, sign * 398));
        check_eig(TN_DTYPE_F64, 9, SHAPE_ANY, ldexp(1, sign * 420));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(matrices_times_eigenvectors_are_multiples)};
    int failed = 0;
    tni_isa best = tni_best_isa();
    for (int isa = 0; isa <= (int)best; isa++) {
        tni_isa_found = isa + 1;
        failed += cmocka_run_group_tests_name(tni_isa_name((tni_isa)isa), tests, NULL, NULL);
    }
    return failed;
}
