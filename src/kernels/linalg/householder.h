/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * QR by Householder reflectors for real matrices: one reflector after the other, compiled once per
 * ISA (isa.h), and panels of them for larger matrices (blocked_qr.c).
 *
 * LAPACK's routines compute a matrix of 32 columns in some hundred calls of vector operations. Here
 * a reflector meets a group of columns and stays in registers or the first-level cache. The results
 * are those of geqrf and orgqr up to rounding (Golub and Van Loan, 2013, sections 5.1 and 5.2).
 *
 * Matrices lie by columns, as LAPACK's do. Reflector k is I - tau v v^T, where v has zeros above
 * row k, 1 in it, and the rest below the diagonal of column k.
 */
#ifndef TENON_HOUSEHOLDER_H
#define TENON_HOUSEHOLDER_H

#include "kernels/core/isa.h"
#include "kernels/linalg/lapack.h"

/* Rows of a symmetric matrix up to which `eigen` is faster than LAPACK's divide and conquer. */
#define TNI_HOUSEHOLDER_EIGEN 96

/* Rows of a general matrix up to which `schur` is faster than LAPACK's hseqr. */
#define TNI_HOUSEHOLDER_SCHUR 224

/* Bytes of a row of right sides that `substitute` takes: a line of the cache, or a vector. */
#define TNI_SIDES_BYTES 64

/* A matrix to be factored, or factors. */
typedef struct tni_householder {
    char *a;         /* element (i, j) at i + j * lead */
    int64_t rows;    /* of a */
    int64_t columns; /* of a */
    int64_t lead;    /* elements from a column to the next */
    char *tau;       /* of each reflector */
    int64_t count;   /* of the reflectors, at most rows and columns */
} tni_householder;

/* A symmetric matrix whose eigenvalues are wanted. */
typedef struct tni_small_eigen {
    char *a;            /* element (i, j) at i + j * lead; overwritten, by the vectors if wanted */
    int64_t n;          /* rows and columns */
    int64_t lead;       /* elements from a column to the next */
    char *w;            /* written: the eigenvalues, ascending */
    double *room;       /* for 4 n numbers */
    char uplo;          /* the triangle that is read: 'L' or 'U' */
    bool wants_vectors; /* eigenvectors are wanted, as columns */
} tni_small_eigen;

/* A general matrix whose eigenvalues are wanted. */
typedef struct tni_schur {
    char *h;      /* the matrix; overwritten, by its Schur form if vectors are wanted. Four zeros
                     have to follow it. */
    char *z;      /* written: the basis of that form; NULL if vectors are not wanted */
    int64_t n;    /* rows and columns, at least 1 */
    int64_t lead; /* elements from a column of both to the next */
    char *wr;     /* written: real parts of the eigenvalues, as geev orders them */
    char *wi;     /* written: imaginary parts */
} tni_schur;

/* The functions for one dtype. */
typedef struct tni_householder_loops {
    /* Replaces the matrix by R, on and above the diagonal, and reflectors; writes tau. */
    void (*factor)(const tni_householder *h);
    /* Replaces reflectors by the first columns of their product Q. */
    void (*form)(const tni_householder *h);
    /*
     * Writes -T, where the product of `count` reflectors is I - V T V^T, from V^T V: both by
     * columns, without gaps; the other triangle becomes 0.
     */
    void (*join)(const char *products, const char *tau, int64_t count, char *out);
    /* Swaps row i with row pivots[i] - 1 in `columns` columns, for each i in turn. */
    void (*swap_rows)(char *matrix, int64_t columns, int64_t lead, const int *pivots,
                      int64_t count);
    /* Copies a lower triangle, taking its diagonal as ones, to `out` as an upper one. */
    void (*turn_lower)(const char *matrix, int64_t n, int64_t lead, char *out, int64_t step);
    /*
     * Factors a few columns as getrf does. Returns the first column, from 1, whose pivot is 0, or
     * 0.
     */
    int (*factor_lu)(char *matrix, int64_t rows, int64_t columns, int64_t lead, int *pivots);
    /*
     * Solves for right sides, a row of them after the other at a multiple of TNI_SIDES_BYTES, by a
     * triangle of `n` columns: a lower one whose diagonal counts as ones, or an upper one.
     */
    void (*substitute)(const char *matrix, int64_t n, int64_t lead, bool is_lower, char *rows);
    /* Changes the signs of numbers. */
    void (*negate)(char *numbers, int64_t count);
    /* Replaces an upper triangle of `n` columns by its inverse; zeros are below. */
    void (*invert)(char *triangle, int64_t n, int64_t lead);
    /*
     * Returns a bound of the largest singular value of an upper triangle of `n` columns. `room` is
     * for n numbers.
     */
    double (*bound)(const char *triangle, int64_t n, int64_t lead, char *room);
    /*
     * Computes eigenvalues by QR iterations on a tridiagonal matrix. Returns false, with the matrix
     * overwritten, if they did not end. Elements may be 2^100 at most, doubles 2^400, and the
     * largest must not be as small as the inverses of these.
     */
    bool (*eigen)(const tni_small_eigen *m);
    /*
     * Computes eigenvalues and perhaps the Schur form as LAPACK's hseqr does: blocks of two rows
     * have one number twice on the diagonal, and numbers of both signs beside it. Returns false if
     * the iterations did not end. Elements are in the range of `eigen`.
     */
    bool (*schur)(const tni_schur *s);
} tni_householder_loops;

/* For float, then for double. */
extern const tni_householder_loops tni_householder_loops_base[2];
extern const tni_householder_loops tni_householder_loops_avx2[2];
extern const tni_householder_loops tni_householder_loops_avx512[2];

/* Return the functions for a dtype, float or double. */
static inline const tni_householder_loops *tni_householder_here(tn_dtype dtype)
{
    return &TNI_OF_ISA(tni_householder_loops)[dtype == TN_DTYPE_F64];
}

/* Return whether the dtype is real, so that these functions are for it. */
static inline bool tni_householder_is_for(tn_dtype dtype)
{
    return dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64;
}

/* Return matrix i of a batch with `count` reflectors, whose factors follow those of matrix i - 1.
 */
static inline tni_householder tni_householder_of(const tni_columns *a, int64_t i, char *tau,
                                                 int64_t count, int64_t bytes)
{
    return (tni_householder){.a = tni_columns_at(a, i),
                             .rows = a->rows,
                             .columns = a->columns,
                             .lead = a->lead,
                             .tau = tau + i * count * bytes,
                             .count = count};
}

/*
 * Do what `factor` and `form` do for a matrix of any size, in parallel if it is large.
 * TN_ERR_MEMORY only.
 */
tn_status tni_qr_factor(tn_dtype dtype, const tni_householder *h) TN_NODISCARD;
tn_status tni_qr_form(tn_dtype dtype, const tni_householder *h) TN_NODISCARD;

/* Multiply `columns` columns of `c`, `lead` elements apart, by the product of the reflectors. */
tn_status tni_qr_multiply(tn_dtype dtype, const tni_householder *h, char *c, int64_t columns,
                          int64_t lead) TN_NODISCARD;

#endif
