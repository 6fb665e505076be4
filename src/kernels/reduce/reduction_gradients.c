/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Gradients of reductions, where a formula cannot say it: native functions of
 * spec/derivatives.yaml. They call operators, so that they are differentiable themselves.
 */
#include "calls/calls_reduce.h"
#include "kernels/core/builder.h"

/*
 * restored(Tensor tensor, int ndim, int[]? dim, bool keepdim) -> Tensor: the result of a reduction
 * over `dim` of a tensor of `ndim` dimensions, with those dimensions again, of size 1. A reduction
 * of all needs none: a number fits every shape.
 */
TNI_FORMULA(restored)
{
    tn_tensor *tensor = tni_boxed_tensor(args[0]);
    int64_t ndim = tni_arg_int(args[1]);
    tni_ints dims = tni_arg_maybe_ints(args[2]);
    int64_t sizes[TN_MAX_DIM];
    bool is_reduced[TN_MAX_DIM] = {false};
    tn_tensor *result;
    if (tni_arg_bool(args[3]) || dims.count <= 0 || tensor->rank == 0 || ndim > TN_MAX_DIM)
        return tni_return_take(tn_tensor_retain(tensor), outs);
    for (int64_t i = 0; i < dims.count; i++)
        is_reduced[dims.items[i] < 0 ? dims.items[i] + ndim : dims.items[i]] = true;
    for (int64_t i = 0, from = 0; i < ndim; i++)
        sizes[i] = is_reduced[i] ? 1 : tensor->sizes[from++];
    TN_TRY(tni_call_view(tensor, (tni_ints){sizes, ndim}, &result));
    return tni_return_take(result, outs);
}
