/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions that formulas of spec/derivatives.yaml call about shapes. */
#include "kernels/typed.h"
#include "operator_calls.h"

/* A bit for each dimension of a reduction; of several that are the same one. */
static tn_status reduced_dims(tni_ints dims, int64_t rank, uint64_t *out)
{
    *out = 0;
    for (int64_t i = 0; i < dims.count; i++) {
        int64_t dim = dims.items[i] + (dims.items[i] < 0 ? rank : 0);
        if (dim < 0 || dim >= rank || dim >= 64)
            return tni_fail(TN_ERR_INDEX, "unreduced: dimension %lld of %lld",
                            (long long)dims.items[i], (long long)rank);
        *out |= (uint64_t)1 << dim;
    }
    return TN_OK;
}

/*
 * unreduced(Tensor grad, int[] sizes, int[]? dim, bool keepdim) -> Tensor: the dimensions that were
 * reduced come back with one element, and are spread from there.
 */
TNI_FORMULA(unreduced)
{
    int64_t ones[64];
    uint64_t reduced = 0;
    tn_tensor *spread = NULL;
    tn_tensor *kept = NULL;
    tn_tensor *grad = tni_boxed_tensor(args[0]);
    tni_ints sizes = tni_arg_ints(args[1]);
    tni_ints dims = tni_arg_maybe_ints(args[2]);
    if (!tni_arg_bool(args[3]) && dims.count > 0 && sizes.count > 0 && sizes.count <= 64) {
        TN_TRY(reduced_dims(dims, sizes.count, &reduced));
        for (int64_t i = 0; i < sizes.count; i++)
            ones[i] = (reduced >> i & 1) != 0 ? 1 : sizes.items[i];
        TN_TRY(tni_call_view(grad, (tni_ints){ones, sizes.count}, &kept));
    }
    tn_status status = tni_call_expand(kept != NULL ? kept : grad, sizes, false, &spread);
    tn_tensor_release(kept);
    return tni_return_or_drop(status, spread, outs);
}
