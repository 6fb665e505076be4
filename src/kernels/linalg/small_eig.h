/* SPDX-License-Identifier: BSD-3-Clause */
/* Eigenvalues and eigenvectors of small real matrices (small_eig.c), for linalg_eig. */
#ifndef TENON_SMALL_EIG_H
#define TENON_SMALL_EIG_H

#include "kernels/linalg/lapack.h"

/* Results of one matrix, as geev writes them for real numbers. */
typedef struct tni_eigen_parts {
    char *wr; /* real parts of the eigenvalues */
    char *wi; /* imaginary parts; of a conjugate pair the positive one comes first */
    char *v; /* vectors, by columns; of a pair the real part and the imaginary part; NULL without */
} tni_eigen_parts;

/*
 * Decompose matrix i of a batch as geev does, and set *done; or leave it as it was, for geev: if it
 * is complex, large, far out of the usual range, or the iterations do not end. TN_ERR_MEMORY and
 * failures to find LAPACK only.
 */
tn_status tni_small_eig(tn_dtype dtype, const tni_columns *a, int64_t i, const tni_eigen_parts *out,
                        bool *done) TN_NODISCARD;

#endif
