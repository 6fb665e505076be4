/* SPDX-License-Identifier: BSD-3-Clause */
/* Least squares for matrices that turn out to have full rank (full_rank.c), for linalg_lstsq. */
#ifndef TENON_FULL_RANK_H
#define TENON_FULL_RANK_H

#include "kernels/linalg/lapack.h"

/*
 * Solve problem i of a batch as gelsy does, and set *done; or leave everything as it was, for gelsy
 * to solve: if the matrix is complex, wide, far out of the usual range, or near one of a lower rank
 * by the bound `rcond`. B is replaced by X and numbers that mean nothing. TN_ERR_MEMORY and
 * failures to find LAPACK only.
 */
tn_status tni_solve_full_rank(tn_dtype dtype, const tni_columns *a, const tni_columns *b, int64_t i,
                              double rcond, bool *done) TN_NODISCARD;

#endif
