/* SPDX-License-Identifier: BSD-3-Clause */
/* Which memory format a tensor's strides are of (kernel_core.h). */
#include "kernels/core/kernel_core.h"

/*
 * Return the channels_last format of its rank if self is in it, else row-major. Strides must not
 * decrease in the order channels, columns, rows, (depth,) images; where dimensions of size 1 leave
 * the order open, the strides must still tell channels from images.
 */
tn_memory_format tni_suggested_format(const tn_tensor *self)
{
    static const int orders[2][5] = {{1, 3, 2, 0, 0}, {1, 4, 3, 2, 0}};
    if ((self->rank != 4 && self->rank != 5) || self->strides[1] == 0)
        return TN_MEMORY_FORMAT_CONTIGUOUS;
    /* `least` is the extent of the dimensions so far, which the next stride must not be below. */
    int64_t least = 0;
    for (int i = 0; i < self->rank; i++) {
        int dim = orders[self->rank - 4][i];
        int64_t stride = self->strides[dim];
        if (stride < least || self->sizes[dim] == 0 || (dim == 0 && least == self->strides[1]))
            return TN_MEMORY_FORMAT_CONTIGUOUS;
        least = self->sizes[dim] > 1 ? tni_mul_saturating(stride, self->sizes[dim]) : stride;
    }
    return self->rank == 4 ? TN_MEMORY_FORMAT_CHANNELS_LAST : TN_MEMORY_FORMAT_CHANNELS_LAST_3D;
}
