/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Shared by the operators of linear algebra: checks, tensors by columns, LU factors and solutions,
 * triangular systems. Functions that take a tensor "by columns" need one of tni_columns_new or
 * tni_columns_copy. `name` and `api` are names of operators, for messages.
 */
#ifndef TENON_LINALG_H
#define TENON_LINALG_H

#include "kernels/linalg/lapack.h"
#include "kernels/core/builder.h"

/* Return whether LAPACK computes in the dtype. */
static inline bool tni_linalg_computes(tn_dtype dtype)
{
    return dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64 || dtype == TN_DTYPE_C64 ||
           dtype == TN_DTYPE_C128;
}

/*
 * TN_ERR_RUNTIME or TN_ERR_NOT_IMPLEMENTED unless self is a batch of matrices in a dtype that
 * LAPACK has.
 */
tn_status tni_linalg_check(const char *name, const tn_tensor *self) TN_NODISCARD;

/* The same, and TN_ERR_RUNTIME unless the matrices are square. */
tn_status tni_linalg_check_square(const char *name, const tn_tensor *self) TN_NODISCARD;

/*
 * Fail in the words of `api` for the first code in `info` that is not 0. Without is_matrix the
 * message names the batch element.
 */
tn_status tni_linalg_check_info(const char *api, const tn_tensor *info,
                                bool is_matrix) TN_NODISCARD;

/*
 * Return a new row-major tensor whose sizes are those of `self` without the last two, followed by
 * `count` (at most two) sizes in `more`.
 */
tn_status tni_linalg_new(const tn_tensor *self, tn_dtype dtype, const int64_t *more, int count,
                         tn_tensor **out) TN_NODISCARD;

/* Return a new tensor with the batch sizes of `self` and matrices of these sizes, by columns. */
tn_status tni_linalg_new_columns(const tn_tensor *self, tn_dtype dtype, int64_t rows,
                                 int64_t columns, tn_tensor **out) TN_NODISCARD;

/* Return a copy by columns. */
static inline tn_status tni_linalg_copy(const tn_tensor *self, tn_tensor **out)
{
    return tni_columns_copy(self, self->rank, self->sizes, out);
}

/*
 * Factor matrices in place, by columns: P A = L U. `pivots` and `info` are row-major int32 tensors
 * of the batch: the row that row i was swapped with, from 1, and 0 or the first zero on U's
 * diagonal.
 */
tn_status tni_linalg_factor(const tn_tensor *lu, const tn_tensor *pivots,
                            const tn_tensor *info) TN_NODISCARD;

/*
 * Solve op(A) X = B for factored matrices, in place in `b`, which lies by columns and has one
 * matrix for each in `lu`. op is that of `trans`: N, T (transposed) or C (conjugate transposed).
 * TN_ERR_RUNTIME for a pivot that names no row.
 */
tn_status tni_linalg_solve(const tn_tensor *lu, const tn_tensor *pivots, const tn_tensor *b,
                           char trans) TN_NODISCARD;

/* Return a new tensor: `self` with its last two dimensions swapped, and conjugated if asked. */
tn_status tni_linalg_transpose(tn_tensor *self, bool conjugates, tn_tensor **out) TN_NODISCARD;

/*
 * Write the sizes that the batches of two tensors broadcast to, to sizes[0 .. rank - 3]. The caller
 * sets the last two of the `rank` sizes.
 */
tn_status tni_linalg_broadcast(const tn_tensor *a, const tn_tensor *b, int64_t *rank,
                               int64_t *sizes) TN_NODISCARD;

/* Return whether `b` has the shape of one vector for each matrix of `a`. */
static inline bool tni_linalg_is_batch(const tn_tensor *a, const tn_tensor *b)
{
    bool is_batch = b->rank == a->rank - 1;
    for (int d = 0; d < b->rank && is_batch; d++)
        is_batch = a->sizes[d] == b->sizes[d];
    return is_batch;
}

/* Return whether `b` is a vector or a batch of vectors, which PyTorch tells by its sizes. */
static inline bool tni_linalg_is_vectors(const tn_tensor *a, const tn_tensor *b)
{
    return b->rank == 1 || tni_linalg_is_batch(a, b);
}

/* Return the product of the sizes of dimensions [begin, end). */
int64_t tni_linalg_product_of(const tn_tensor *self, int64_t begin, int64_t end);

/* ---- triangular systems (substitution.c) ---- */

/* One triangle of a square matrix. Steps are in elements; swapping them transposes the matrix. */
typedef struct tni_triangle {
    const void *data;    /* the first element of the matrix */
    int64_t n;           /* rows */
    int64_t row_step;    /* from a row to the next */
    int64_t column_step; /* from a column to the next */
    bool is_lower;       /* which triangle, as seen with these steps */
    bool is_unit;        /* the diagonal is taken as ones */
    bool is_conjugated;  /* elements are conjugated when they are read */
} tni_triangle;

/* Right sides, solved in place. */
typedef struct tni_right_sides {
    char *data;          /* the first element */
    int64_t count;       /* how many */
    int64_t row_step;    /* elements from one element of a side to the next */
    int64_t column_step; /* elements from a side to the next */
} tni_right_sides;

/* Return whether an element of the diagonal is zero. */
bool tni_has_zero_on_diagonal(tn_dtype dtype, const tni_triangle *t);

/*
 * Solve a triangular system for each right side, in place, dividing by every element of the
 * diagonal, zeros included. BLAS does not define the result then.
 */
void tni_substitute(tn_dtype dtype, const tni_triangle *t, const tni_right_sides *b);

/* Fill matrices by columns with 1 on the diagonal and 0 elsewhere. */
tn_status tni_linalg_fill_identity(const tn_tensor *self) TN_NODISCARD;

/* Return whether there are no elements because the tensor is on meta. */
static inline bool tni_is_meta(const tn_tensor *self)
{
    return self->device.type == TN_DEVICE_META;
}

/* TN_ERR_RUNTIME, in PyTorch's words, unless the result can be cast to the dtype of `out`. */
tn_status tni_linalg_check_castable(const char *name, const tn_tensor *result,
                                    const tn_tensor *out) TN_NODISCARD;

#endif
