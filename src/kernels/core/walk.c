/* SPDX-License-Identifier: BSD-3-Clause */
/* The strides of a walk (walk.h). */
#include "kernels/core/walk.h"

void tni_walk_strides(const tni_strided *operand, int64_t rank, const int64_t *sizes,
                      int64_t *strides)
{
    int64_t bytes = tni_dtypes[operand->dtype].bytes;
    for (int64_t i = 0; i < rank; i++) {
        int64_t from = i - (rank - operand->rank);
        bool stays = from < 0 || operand->sizes[from] <= 1 || sizes[i] <= 1;
        strides[i] = stays ? 0 : tni_mul_wrapping(operand->strides[from], bytes);
    }
}
