/* SPDX-License-Identifier: BSD-3-Clause */
/* What the operators of linear algebra share: checks, and the factorizations that others use. */
#ifndef TENON_LINALG_H
#define TENON_LINALG_H

#include "kernels/linalg/lapack.h"
#include "kernels/core/builder.h"

/* Whether LAPACK computes in the dtype. */
static inline bool tni_linalg_computes(tn_dtype dtype)
{
    return dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64 || dtype == TN_DTYPE_C64 ||
           dtype == TN_DTYPE_C128;
}

/* Batches of matrices in a dtype that LAPACK has. */
tn_status tni_linalg_check(const char *name, const tn_tensor *self) TN_NODISCARD;

/* The same, square. */
tn_status tni_linalg_check_square(const char *name, const tn_tensor *self) TN_NODISCARD;

/* Fails as `api` does if a code in `info` is not 0. */
tn_status tni_linalg_check_info(const char *api, const tn_tensor *info,
                                bool is_matrix) TN_NODISCARD;

/* A new tensor of the batch sizes of `self` (but the last two) and up to two more. */
tn_status tni_linalg_new(const tn_tensor *self, tn_dtype dtype, const int64_t *more, int count,
                         tn_tensor **out) TN_NODISCARD;

/* A new tensor of the batch sizes of `self` and matrices of these sizes, by columns. */
tn_status tni_linalg_new_columns(const tn_tensor *self, tn_dtype dtype, int64_t rows,
                                 int64_t columns, tn_tensor **out) TN_NODISCARD;

/* A copy by columns. */
static inline tn_status tni_linalg_copy(const tn_tensor *self, tn_tensor **out)
{
    return tni_columns_copy(self, self->rank, self->sizes, out);
}

/* `lu`, by columns, becomes its factors; pivots and info are new int32 tensors of it. */
tn_status tni_linalg_factor(const tn_tensor *lu, const tn_tensor *pivots,
                            const tn_tensor *info) TN_NODISCARD;

/*
 * `b`, by columns, becomes the solution of the factored matrices, of which there is one per matrix
 * of `b`. `trans` is N, T or C.
 */
tn_status tni_linalg_solve(const tn_tensor *lu, const tn_tensor *pivots, const tn_tensor *b,
                           char trans) TN_NODISCARD;

/* A tensor with its last two dimensions swapped, and conjugated if asked: new. */
tn_status tni_linalg_transpose(tn_tensor *self, bool conjugates, tn_tensor **out) TN_NODISCARD;

/* The sizes that the batches of two tensors broadcast to, into sizes[0 .. rank - 2]; the rank. */
tn_status tni_linalg_broadcast(const tn_tensor *a, const tn_tensor *b, int64_t *rank,
                               int64_t *sizes) TN_NODISCARD;

/* Whether `b` is one vector per matrix of `a`, as far as its sizes tell. */
static inline bool tni_linalg_is_batch(const tn_tensor *a, const tn_tensor *b)
{
    bool is_batch = b->rank == a->rank - 1;
    for (int d = 0; d < b->rank && is_batch; d++)
        is_batch = a->sizes[d] == b->sizes[d];
    return is_batch;
}

/* ---- triangular systems (substitution.c) ---- */

/* One triangle of a square matrix; steps are in elements, and swapped ones transpose it. */
typedef struct tni_triangle {
    const void *data;    /* the matrix's first element */
    int64_t n;           /* rows */
    int64_t row_step;    /* from a row to the next */
    int64_t column_step; /* from a column to the next */
    bool is_lower;       /* as the steps have it */
    bool is_unit;        /* ones stand for the diagonal */
    bool is_conjugated;  /* the conjugate is meant */
} tni_triangle;

/* What is solved for, in place. */
typedef struct tni_right_sides {
    char *data;          /* the first element */
    int64_t count;       /* how many */
    int64_t row_step;    /* elements from one of a side to the next */
    int64_t column_step; /* elements from a side to the next */
} tni_right_sides;

/* Whether an element of the diagonal is zero, of a dtype that LAPACK has. */
bool tni_has_zero_on_diagonal(tn_dtype dtype, const tni_triangle *t);

/* Right sides become solutions, where LAPACK would not say which: the diagonal may have zeros. */
void tni_substitute(tn_dtype dtype, const tni_triangle *t, const tni_right_sides *b);

/* Matrices by columns become 1 on the diagonal and 0 elsewhere. */
tn_status tni_linalg_fill_identity(const tn_tensor *self) TN_NODISCARD;

static inline bool tni_is_meta(const tn_tensor *self)
{
    return self->device.type == TN_DEVICE_META;
}

/* Whether `out` may hold the result, also in another dtype; the words are PyTorch's. */
tn_status tni_linalg_check_castable(const char *name, const tn_tensor *result,
                                    const tn_tensor *out) TN_NODISCARD;

#endif
