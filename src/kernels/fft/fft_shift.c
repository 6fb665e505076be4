/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * fftshift and ifftshift, which rotate dimensions by half their sizes: the zero frequency comes to
 * the middle, or back to the front. Composites over roll.
 */
#include "args/args_fft_shift.h"
#include "calls/calls_fft.h"
#include "kernels/core/kernel_core.h"

/*
 * Rotate dimensions by half their sizes, rounded down, or back again (is_back). All dimensions if
 * dim is not given.
 */
static tn_status shift(tn_tensor *self, tni_ints dim, bool is_back, StableIValue *outs)
{
    int64_t dims[TN_MAX_DIM];
    int64_t shifts[TN_MAX_DIM];
    int64_t count = dim.count < 0 ? self->rank : dim.count;
    tn_tensor *result;
    for (int64_t i = 0; i < self->rank; i++) {
        dims[i] = i;
        shifts[i] = 0;
    }
    for (int64_t i = 0; i < count; i++) {
        int64_t at;
        TN_TRY(tni_wrap_size_dim(dim.count < 0 ? i : dim.items[i], self->rank, &at));
        int64_t size = self->sizes[at];
        if (size > 0) /* a dimension may be named several times */
            shifts[at] = (shifts[at] + size / 2 + (is_back ? size % 2 : 0)) % size;
    }
    int64_t all = count == 0 ? 0 : self->rank; /* roll refuses empty lists */
    TN_TRY(tni_call_roll(self, (tni_ints){shifts, all}, (tni_ints){dims, all}, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(fft_fftshift)
{
    return shift(in->self, in->dim, false, outs);
}

TNI_TYPED(fft_ifftshift)
{
    return shift(in->self, in->dim, true, outs);
}
